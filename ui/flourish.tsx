/** The small gilt ornament under a heading. */
export function Flourish({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 120 12" aria-hidden="true">
      <path d="M0 6h48M72 6h48M60 1l5 5-5 5-5-5z" />
    </svg>
  );
}
