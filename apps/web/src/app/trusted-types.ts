type TrustedTypes = {
  createPolicy: (name: string, rules: { createScriptURL: (address: string) => string }) => unknown
}

/** The one trusted types policy: scripts and workers may be loaded from our own origin, and from nowhere else. */
export function trustOwnScripts(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => {
      if (new URL(address, location.href).origin === location.origin) return address
      throw new TypeError('Scripts come from this origin alone.')
    },
  })
}
