import type { ModelChoice, Models } from '@understory/contract/models'
import { useState } from 'react'
import { useSubmitAttempts } from '../../lib/use-form-errors.ts'
import { ANTHROPIC_HOST, hostOf, isSameAddress, type ServiceKind } from './choices.ts'

type Values = { address: string; model: string; key: string; isReplacing: boolean }

export type ServiceForm = ReturnType<typeof useServiceForm>

/** A service's form, filled with saved values except the key. */
export function useServiceForm(saved: Models['saved'], kind: ServiceKind) {
  const own = saved?.kind === kind ? saved : null
  const [values, setValues] = useState<Values>({
    address: own?.address ?? '',
    model: own?.model ?? '',
    key: '',
    isReplacing: false,
  })
  const [edits, setEdits] = useState(0)
  const { form: ref, wasTried, addTry, forgetTries } = useSubmitAttempts()
  const hasAddress = kind === 'openai-compatible'
  const isKeyKept = own?.hasKey === true && (!hasAddress || isSameAddress(values.address, own.address ?? ''))
  const lacks = {
    address: hasAddress && hostOf(values.address) === null,
    model: values.model.trim() === '',
    key: kind === 'anthropic' && !isKeyKept && values.key.trim() === '',
  }

  function read(): ModelChoice | null {
    if (lacks.address || lacks.model || lacks.key) {
      addTry()
      return null
    }
    const model = values.model.trim()
    const key = values.key.trim()
    const common = { model, ...(key !== '' && { key }) }
    return hasAddress ? { kind, address: values.address.trim(), ...common } : { kind: 'anthropic', ...common }
  }

  return {
    ref,
    values,
    edits,
    /** Errors show after the first attempt. */
    missing: {
      address: wasTried && lacks.address,
      model: wasTried && lacks.model,
      key: wasTried && lacks.key,
    },
    /** A key is saved for this address. */
    isKeyKept,
    /** Host of the saved key, while another address is typed. */
    keyKeptFor: own?.hasKey && !isKeyKept ? (hostOf(own.address ?? '') ?? ANTHROPIC_HOST) : null,
    set: (changed: Partial<Values>) => {
      setValues((before) => ({ ...before, ...changed }))
      setEdits((count) => count + 1)
    },
    /** The typed choice; null if something is missing. */
    read,
    forgetKey: () => {
      setValues((before) => ({ ...before, key: '', isReplacing: false }))
      forgetTries()
    },
  }
}
