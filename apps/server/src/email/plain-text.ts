const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00a0',
};

/**
 * The plain-text part of a message, from HTML that has been cleaned (so tags are well formed and text never
 * holds a bare bracket). A table row becomes one line with its cells between bars.
 */
export function plainText(html: string): string {
  const text = html
    .replace(/[\t\r\n ]+/g, ' ')
    .replace(/<(?:br|hr)\b[^>]*>/gi, '\n')
    .replace(/<\/(?:td|th)>\s*(?=<(?:td|th)\b)/gi, ' | ')
    .replace(/<li\b[^>]*>/gi, '\n- ')
    .replace(/<\/?(?:h[1-6]|table|ul|ol|dl|blockquote)\b[^>]*>/gi, '\n\n')
    .replace(/<\/?(?:p|div|tr|caption|dt|dd|thead|tbody|tfoot)\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity);
  return text
    .split('\n')
    .map((line) => line.replace(/ {2,}/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
