import { phraseTable } from '../language/phrases.ts';

/** Methods by their names: they are meant wherever they stand, also two of them. */
export const METHOD_NAMES = phraseTable(`
method:peng_2018: peng|peng 2018
method:henry_oxford: henry|henry oxford|oxford
method:schofield: schofield
method:harris_benedict: harris benedict|harris|benedict
method:mifflin_st_jeor: mifflin|mifflin st jeor|st jeor|msj
method:penn_state: penn state|pennstate
method:sacn: sacn|sacn 2011
`);
