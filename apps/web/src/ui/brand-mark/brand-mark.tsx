/** The mark: an M whose valley is a measure, filled to a level. Inline, so that it is painted with the words. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="6" fill="#0b4a57" />
      <path d="M9.6 12.5h12.8L16 22z" fill="#f2cf6b" />
      <path
        d="M7 25.5V7.6l9 14.4 9-14.4v17.9"
        fill="none"
        stroke="#fff"
        strokeWidth="2.4"
        strokeLinejoin="bevel"
      />
    </svg>
  );
}
