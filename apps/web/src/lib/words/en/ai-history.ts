export const history = {
  eras: 'Eight eras',
  concepts: 'Three ideas to keep',
} as const
