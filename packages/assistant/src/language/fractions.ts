import type { Word } from './words.ts';

/** Parts of a pack that have an exact value; "a third of" has none and stays unread. */
const PARTS: Readonly<Record<string, number>> = { half: 0.5, quarter: 0.25 };

/** Stands for any part that is not read: what cannot be read is asked back and never left out. */
export const UNREAD_PART = 'third';

const word = (value: number, isPart: boolean): Word => ({
  text: String(value),
  isNumber: true,
  isSpelt: true,
  ...(isPart && { isPart }),
});

/** "Half a litre" is 0.5 litre, "three quarters of a pot" 0.75 pot, "a couple of sachets" 2 sachets. */
export function withFractions(words: readonly Word[]): Word[] {
  const read: Word[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const each = words[at];
    if (each === undefined) break;
    const value = valueOf(each.text);
    if (each.text === 'quarters' && read.at(-1)?.text === '3') {
      read[read.length - 1] = word(0.75, true);
    } else if (value === undefined) {
      read.push(each);
      continue;
    } else {
      if (isArticle(read.at(-1))) read.pop();
      if (each.text === 'half' && words[at + 1]?.text === 'a' && words[at + 2]?.text === '12') {
        read.push(word(6, false));
        at += 2;
        continue;
      }
      read.push(word(value, each.text !== 'couple'));
    }
    while (isFiller(words[at + 1])) at += 1;
  }
  return read;
}

function valueOf(text: string): number | undefined {
  if (text === 'couple') return 2;
  const typed = /^([13])\/([24])$/u.exec(text);
  return typed === null ? PARTS[text] : Number(typed[1]) / Number(typed[2]);
}

const isArticle = (each: Word | undefined): boolean => each?.text === 'a' || each?.text === 'an';
const isFiller = (each: Word | undefined): boolean => /^(?:an?|of|the)$/u.test(each?.text ?? '');
