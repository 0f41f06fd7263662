/** Needs text beside it; static under reduced motion. */
export function Spinner() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={18}
      height={18}
      fill="none"
      stroke="var(--leaf)"
      strokeWidth={2.6}
      strokeLinecap="round"
      className="flex-none"
    >
      <path
        strokeDasharray={60}
        className="animate-unfurl"
        d="M7 22C5 15 5 6 13 5c6-.5 8 8 2.5 9.5c-4 .8-5.5-5-2-5.5"
      />
    </svg>
  )
}
