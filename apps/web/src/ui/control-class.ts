/** Shared classes of inputs, text areas and selects. */
export const controlClass =
  'w-full rounded-control border-[1.5px] border-line-strong bg-surface-raised px-3.5 py-2.5 leading-normal ' +
  'placeholder:text-ink-faint placeholder:opacity-100 ' +
  'focus:border-transparent focus:outline-3 focus:outline-offset-1 focus:outline-focus ' +
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-surface-sunk disabled:text-ink-faint ' +
  'aria-invalid:border-berry aria-invalid:shadow-[inset_0_0_0_1px_var(--berry)] ' +
  'aria-invalid:focus:border-transparent aria-invalid:focus:shadow-none'
