/** Stands first on every page of Veteran Voices. */
export const veteranNotice = {
  crisis:
    'In crisis, or worried about someone? Dial 988, then press 1. It is free and open at any hour, for veterans, service members and families.',
  call: { label: 'Call 988, then press 1', href: 'tel:988' },
  text: { label: 'Text 838255', href: 'sms:838255' },
  disclaimer:
    'These pages are not affiliated with the Department of Veterans Affairs (VA). They do not replace therapy or legal guidance.',
} as const
