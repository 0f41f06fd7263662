import { useEffect, useEffectEvent } from 'react'

/** Listens on the document while `isOn`. */
export function useDocumentEvent<Type extends keyof DocumentEventMap>(
  type: Type,
  onEvent: (event: DocumentEventMap[Type]) => void,
  isOn = true,
): void {
  const hear = useEffectEvent(onEvent)
  useEffect(() => {
    if (!isOn) return
    const listen = (event: DocumentEventMap[Type]) => hear(event)
    document.addEventListener(type, listen)
    return () => document.removeEventListener(type, listen)
  }, [type, isOn])
}
