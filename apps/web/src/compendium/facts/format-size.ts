/** A size as the product data types it, as it is printed everywhere else: "12 x 1000ml" → "12 × 1,000 ml". */
export function formatSize(text: string): string {
  return text
    .replace(/(\d)\s*x\s*(?=\d)/g, '$1\u00a0×\u00a0')
    .replace(/\b(\d{1,3})(\d{3})(?=\s?(?:ml|g|kg|l)\b)/g, '$1,$2')
    .replace(/(\d)\s?(ml|g|kg|l)\b/g, '$1\u00a0$2')
    .replace(/(\d)\s?%/g, '$1\u00a0%');
}
