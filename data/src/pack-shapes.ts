export type PackShape =
  | 'hanging'
  | 'bottle'
  | 'small-bottle'
  | 'tin'
  | 'tub'
  | 'sachet'
  | 'pouch'
  | 'carton'
  | 'pot'
  | 'bar'
  | 'loaf'
  | 'box'
  | 'bag';

type Inks = { deep: string; light: string };
type Words = { brand: string; lines: string[]; strength: string };

/** The body of a pack, and the upright rectangle inside it that a label fits. */
type Drawing = {
  body: (inks: Inks) => string;
  label: { x: number; y: number; width: number; height: number };
};

const SHADE = 'fill="#14211F" fill-opacity="0.16"';
const GLOSS = 'fill="#FFFFFF" fill-opacity="0.18"';
const SHADOW = (x: number, y: number, rx: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="16" fill="#14211F" fill-opacity="0.10"/>`;

const DRAWINGS: Record<PackShape, Drawing> = {
  hanging: {
    body: ({ deep }) =>
      `${SHADOW(320, 596, 120)}<path d="M206 92q0-24 24-24h180q24 0 24 24l14 380q2 40-40 56l-52 20h-72l-52-20q-42-16-40-56z" fill="${deep}"/>` +
      `<rect x="292" y="40" width="56" height="20" rx="10" fill="none" stroke="${deep}" stroke-width="10"/>` +
      `<rect x="296" y="546" width="48" height="34" rx="6" fill="#FFFFFF" stroke="${deep}" stroke-width="6"/>` +
      `<path d="M222 96q0-14 14-14h18l-14 430q-30-12-30-40z" ${GLOSS}/>`,
    label: { x: 222, y: 150, width: 196, height: 286 },
  },
  bottle: {
    body: ({ deep }) =>
      `${SHADOW(320, 590, 116)}<rect x="266" y="62" width="108" height="58" rx="10" fill="#FFFFFF" stroke="${deep}" stroke-width="8"/>` +
      `<path d="M272 128h96l10 46q54 28 54 96v266q0 50-50 50H258q-50 0-50-50V270q0-68 54-96z" fill="${deep}"/>` +
      `<path d="M226 276q0-40 26-62v358q-26-6-26-36z" ${GLOSS}/>`,
    label: { x: 208, y: 262, width: 224, height: 260 },
  },
  'small-bottle': {
    body: ({ deep }) =>
      `${SHADOW(320, 560, 104)}<rect x="268" y="152" width="104" height="50" rx="10" fill="#FFFFFF" stroke="${deep}" stroke-width="8"/>` +
      `<path d="M272 208h96l8 26q48 22 48 76v200q0 46-46 46H262q-46 0-46-46V310q0-54 48-76z" fill="${deep}"/>` +
      `<path d="M232 312q0-30 22-48v276q-22-6-22-30z" ${GLOSS}/>`,
    label: { x: 216, y: 298, width: 208, height: 208 },
  },
  tin: {
    body: ({ deep, light }) =>
      `${SHADOW(320, 574, 150)}<path d="M170 160v370q0 36 150 36t150-36V160z" fill="${deep}"/>` +
      `<path d="M170 160v370q0 10 14 17V160z" ${GLOSS}/><path d="M456 160v387q14-7 14-17V160z" ${SHADE}/>` +
      `<ellipse cx="320" cy="160" rx="150" ry="36" fill="${light}" stroke="${deep}" stroke-width="8"/>` +
      `<ellipse cx="320" cy="160" rx="112" ry="24" fill="none" stroke="${deep}" stroke-width="4"/>`,
    label: { x: 204, y: 226, width: 232, height: 276 },
  },
  tub: {
    body: ({ deep, light }) =>
      `${SHADOW(320, 574, 140)}<path d="M188 196h264v320q0 50-50 50H238q-50 0-50-50z" fill="${deep}"/>` +
      `<rect x="174" y="126" width="292" height="76" rx="16" fill="${light}" stroke="${deep}" stroke-width="8"/>` +
      `<path d="M200 142v44M228 142v44M256 142v44M284 142v44M312 142v44M340 142v44M368 142v44M396 142v44M424 142v44M452 142v44" stroke="${deep}" stroke-width="4"/>`,
    label: { x: 206, y: 240, width: 228, height: 268 },
  },
  sachet: {
    body: ({ deep }) =>
      `${SHADOW(320, 584, 130)}<path d="M190 84h260v488H190z" fill="${deep}"/>` +
      `<path d="M190 84h260v42H190zM190 530h260v42H190z" ${SHADE}/>` +
      `<path d="M206 94v22M226 94v22M246 94v22M266 94v22M286 94v22M306 94v22M326 94v22M346 94v22M366 94v22M386 94v22M406 94v22M426 94v22" stroke="#FFFFFF" stroke-opacity="0.35" stroke-width="3"/>` +
      `<path d="M450 140l-16 10 16 10z" fill="#F5F3EC"/>`,
    label: { x: 212, y: 168, width: 216, height: 318 },
  },
  pouch: {
    body: ({ deep }) =>
      `${SHADOW(320, 588, 128)}<rect x="290" y="56" width="60" height="44" rx="8" fill="#FFFFFF" stroke="${deep}" stroke-width="8"/>` +
      `<path d="M304 100h32v24h-32z" fill="${deep}"/><path d="M230 122h180q26 0 28 28l16 390q2 38-36 38H222q-38 0-36-38l16-390q2-28 28-28z" fill="${deep}"/>` +
      `<path d="M214 560q106-40 212 0v-30q-106-40-212 0z" ${SHADE}/><path d="M226 140h16l-16 390q-14 0-14-16z" ${GLOSS}/>`,
    label: { x: 218, y: 178, width: 204, height: 320 },
  },
  carton: {
    body: ({ deep, light }) =>
      `${SHADOW(320, 588, 132)}<path d="M214 150h178v430H214z" fill="${deep}"/><path d="M392 150l50-30v430l-50 30z" fill="${deep}"/>` +
      `<path d="M392 150l50-30v430l-50 30z" ${SHADE}/><path d="M214 150l50-30h178l-50 30z" fill="${light}" stroke="${deep}" stroke-width="6"/>` +
      `<ellipse cx="318" cy="135" rx="20" ry="8" fill="${deep}"/>`,
    label: { x: 214, y: 198, width: 178, height: 320 },
  },
  pot: {
    body: ({ deep, light }) =>
      `${SHADOW(320, 540, 132)}<path d="M176 250h288l-34 246q-6 40-46 40H256q-40 0-46-40z" fill="${deep}"/>` +
      `<rect x="158" y="206" width="324" height="52" rx="14" fill="${light}" stroke="${deep}" stroke-width="8"/>` +
      `<path d="M482 220q34-4 34 16t-34 10" fill="${light}" stroke="${deep}" stroke-width="6"/>`,
    label: { x: 222, y: 284, width: 196, height: 216 },
  },
  bar: {
    body: ({ deep }) =>
      `${SHADOW(320, 474, 236)}<path d="M92 196h456v248H92l14-21-14-21 14-21-14-21 14-20-14-21 14-21-14-21 14-20-14-21z" fill="${deep}"/>` +
      `<path d="M92 196h38v248H92l14-21-14-21 14-21-14-21 14-20-14-21 14-21-14-21 14-20-14-21zM510 196h38v248h-38z" ${SHADE}/>`,
    label: { x: 160, y: 216, width: 320, height: 208 },
  },
  loaf: {
    body: ({ deep }) =>
      `${SHADOW(320, 520, 214)}<path d="M126 270q-36-88 66-92h256q102 4 66 92v216q0 26-26 26H152q-26 0-26-26z" fill="${deep}"/>` +
      `<path d="M126 470h388v16q0 26-26 26H152q-26 0-26-26z" ${SHADE}/><path d="M176 204q10-8 30-8h20q-36 20-36 66v220h-40V270q-14-44 26-66z" ${GLOSS}/>`,
    label: { x: 196, y: 238, width: 248, height: 222 },
  },
  box: {
    body: ({ deep, light }) =>
      `${SHADOW(320, 588, 158)}<path d="M180 110h226v470H180z" fill="${deep}"/><path d="M406 110l60-24v470l-60 24z" fill="${deep}"/>` +
      `<path d="M406 110l60-24v470l-60 24z" ${SHADE}/><path d="M180 110l60-24h226l-60 24z" fill="${light}" stroke="${deep}" stroke-width="6"/>`,
    label: { x: 180, y: 176, width: 226, height: 340 },
  },
  bag: {
    body: ({ deep }) =>
      `${SHADOW(320, 584, 150)}<path d="M192 86h256l18 40-6 420q0 30-30 30H210q-30 0-30-30l-6-420z" fill="${deep}"/>` +
      `<path d="M192 86h256l18 40H174z" ${SHADE}/><path d="M190 140h20v420q-14 0-14-20z" ${GLOSS}/>`,
    label: { x: 206, y: 170, width: 228, height: 350 },
  },
};

export function drawPack(shape: PackShape, inks: Inks, words: Words): string {
  const { body, label } = DRAWINGS[shape];
  return `${body(inks)}${drawLabel(label, inks, words)}`;
}

const FONT = 'font-family="Public Sans Variable, Segoe UI, system-ui, sans-serif"';

/** Brand above, name in the middle, strength at the foot, a two-tone band between. */
function drawLabel({ x, y, width, height }: Drawing['label'], { deep, light }: Inks, words: Words): string {
  const middle = x + width / 2;
  const size = Math.min(34, fitting(words.lines, width));
  const brandSize = Math.min(30, fitting([words.brand], width));
  const band = y + 62;
  const room = height - 62 - 54;
  const first = band + 8 + room / 2 - ((words.lines.length - 1) * size * 1.16) / 2 + size * 0.34;
  const text = (content: string, at: number, fontSize: number, weight: number, fill: string) =>
    `<text x="${middle}" y="${round(at)}" ${FONT} font-size="${round(fontSize)}" font-weight="${weight}" text-anchor="middle" fill="${fill}">${content}</text>`;
  return [
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6" fill="#FFFFFF"/>`,
    `<path d="M${x} ${y + 6}q0-6 6-6h${width - 12}q6 0 6 6v56h-${width}z" fill="${light}"/>`,
    `<rect x="${x}" y="${band}" width="${width}" height="5" fill="${deep}"/>`,
    text(words.brand, y + 41, brandSize, 700, deep),
    ...words.lines.map((line, i) => text(line, first + i * size * 1.16, size, 650, '#14211F')),
    text(words.strength, y + height - 20, Math.min(20, fitting([words.strength], width)), 500, '#3D4A48'),
  ].join('');
}

/** The font size at which the longest line fills a label, by a letter 0.67 em wide, the widest of the fonts above. */
function fitting(lines: readonly string[], width: number): number {
  const longest = Math.max(...lines.map((line) => line.length), 1);
  return (width - 24) / (longest * 0.67);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
