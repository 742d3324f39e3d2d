import sanitizeHtml from 'sanitize-html';

const LENGTH = /^-?\d{1,4}(?:\.\d{1,3})?(?:px|pt|em|rem|%)?$/;
const LENGTHS = /^(?:(?:-?\d{1,4}(?:\.\d{1,3})?(?:px|pt|em|rem|%)?|auto)(?:\s+|$)){1,4}$/;
const COLOUR = /^(?:#[0-9a-f]{3,8}|[a-z]{3,20}|rgba?\([\d\s.,%]{3,40}\))$/i;
const BORDER = /^(?:none|0|\d{1,2}px\s+(?:solid|dashed|dotted|double)\s+(?:#[0-9a-f]{3,8}|[a-z]{3,20}))$/i;
const FONT = /^[a-z0-9 ,'"-]{1,200}$/i;

/**
 * Inline styles that lay out text and tables. Nothing here can name an address, so nothing can load, and
 * nothing can lift content over the frame (no position, z-index, display: none or negative indent).
 */
const STYLES: Record<string, RegExp[]> = {
  color: [COLOUR],
  background: [COLOUR],
  'background-color': [COLOUR],
  'border-collapse': [/^(?:collapse|separate)$/],
  'border-spacing': [LENGTHS],
  'border-radius': [LENGTHS],
  'border-color': [COLOUR],
  'font-family': [FONT],
  'font-size': [
    /^(?:[6-9]|[1-4]\d)(?:\.\d{1,2})?(?:px|pt)$/,
    /^(?:0\.[5-9]\d?|[1-3](?:\.\d{1,3})?)r?em$/,
    /^(?:[5-9]\d|1\d\d|2\d\d)%$/,
  ],
  'font-weight': [/^(?:normal|bold|[1-9]00)$/],
  'font-style': [/^(?:normal|italic)$/],
  'font-variant-numeric': [/^[a-z -]{3,40}$/],
  'letter-spacing': [LENGTH],
  'line-height': [/^\d(?:\.\d{1,3})?$/, /^\d{1,2}px$/, /^\d{2,3}%$/],
  'text-align': [/^(?:left|right|center|start|end)$/],
  'text-decoration': [/^(?:none|underline|line-through)$/],
  'text-transform': [/^(?:none|uppercase|capitalize)$/],
  'vertical-align': [/^(?:top|middle|bottom|baseline|super|sub)$/],
  'white-space': [/^(?:normal|nowrap|pre-wrap)$/],
  'word-break': [/^(?:normal|break-word)$/],
  width: [/^\d{1,3}(?:\.\d{1,2})?(?:px|%)$/, /^auto$/],
  'max-width': [/^\d{1,3}(?:px|%)$/],
  'min-width': [/^\d{1,3}px$/],
  height: [/^\d{1,3}(?:px|%)$/],
};
for (const side of ['', '-top', '-right', '-bottom', '-left']) {
  STYLES[`border${side}`] = [BORDER];
  STYLES[`padding${side}`] = [/^(?:\d{1,3}(?:\.\d{1,2})?(?:px|pt|em|rem|%)?(?:\s+|$)){1,4}$/];
  STYLES[`margin${side}`] = [/^(?:(?:\d{1,3}(?:\.\d{1,2})?(?:px|pt|em|rem|%)?|auto)(?:\s+|$)){1,4}$/];
}

const TEXT = [
  'p',
  'div',
  'span',
  'br',
  'hr',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'small',
  'sub',
  'sup',
  'blockquote',
];
const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const LISTS = ['ul', 'ol', 'li', 'dl', 'dt', 'dd'];
const TABLES = ['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];

/**
 * What is left of a report that a browser sent: text, tables and their looks. Links, images, forms, scripts,
 * styles sheets, drawings and everything not named here are taken out, their dangerous contents with them.
 */
export function safeHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...TEXT, ...HEADINGS, ...LISTS, ...TABLES],
    allowedAttributes: {
      '*': ['style', 'align', 'dir', 'lang'],
      table: ['width', 'cellpadding', 'cellspacing', 'border', 'role', 'bgcolor'],
      td: ['width', 'colspan', 'rowspan', 'valign', 'bgcolor'],
      th: ['width', 'colspan', 'rowspan', 'valign', 'bgcolor', 'scope'],
      tr: ['valign', 'bgcolor'],
      col: ['width', 'span'],
      colgroup: ['span'],
    },
    allowedStyles: { '*': STYLES },
    allowedSchemes: [],
    allowedClasses: {},
    nonTextTags: [
      'style',
      'script',
      'textarea',
      'option',
      'noscript',
      'title',
      'head',
      'svg',
      'math',
      'iframe',
      'object',
      'template',
      'xmp',
      'noembed',
      'noframes',
      'plaintext',
      'select',
      'button',
    ],
    disallowedTagsMode: 'discard',
    enforceHtmlBoundary: false,
    parseStyleAttributes: true,
  }).trim();
}
