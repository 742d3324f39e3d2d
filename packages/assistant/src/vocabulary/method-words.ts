import { unique, phraseTable } from '../language/phrases.ts';
import { phraseText, wordsOf } from '../language/words.ts';
import type { MethodFact } from '../methods/method-facts.ts';

/** Other names of methods: they count wherever they occur, also several in one message. */
const OTHER_NAMES = phraseTable(`
method:henry_oxford: henry|oxford
method:harris_benedict: harris|benedict
method:mifflin_st_jeor: mifflin|st jeor|msj
method:penn_state: pennstate
method:peng: peng protein|protein peng|protein by peng|protein with peng|protein in peng|peng for protein|protein from peng|peng guideline for protein|peng guidelines for protein
`);

/** An energy method is also known by its own name, with or without its year; a protein method by its nutrient or its patients. */
export const methodNames = (methods: readonly MethodFact[]): (readonly [string, readonly string[]])[] => [
  ...OTHER_NAMES,
  ...methods
    .filter(({ inputs }) => inputs !== undefined)
    .map(({ id, name }) => {
      const ownName = phraseText(wordsOf(name));
      return [`method:${id}`, unique([ownName, ownName.replace(/ \d{4}$/u, '')])] as const;
    }),
];
