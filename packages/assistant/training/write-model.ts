import { writeFileSync } from 'node:fs';
import { modelText } from '../src/intent/model-text.ts';
import { fingerprint, labelledMessages, trained } from './train.ts';

// `npm run train:sim`: trains the classifier on the labelled messages and writes the model where Sim reads it.
const all = labelledMessages();
const parts = Object.entries(modelText(trained(all)));
writeFileSync(
  new URL('../src/intent/model.ts', import.meta.url),
  [
    '// Written by `npm run train:sim` from the labelled messages of packages/assistant/training.',
    '/** Of the messages it was fitted to. */',
    `export const FITTED_TO = '${fingerprint(all)}';`,
    'export const MODEL_TEXT = {',
    ...parts.map(([name, value]) => `  ${name}: ${JSON.stringify(value)},`),
    '};',
    '',
  ].join('\n'),
);
