import { describe, expect, it } from 'vitest';
import { meetsCriterion } from '../answers/lists/criteria.ts';
import { PRODUCTS } from '../test-support/demonstration-assistant.ts';
import { queryOf } from '../test-support/demonstration-reading.ts';
import { sim } from '../test-support/dialogue.ts';
import type { ProductRange } from '../names/description.ts';
import { FILL_IN_RULES, CONTINUATION_RULES, REPLACEMENT_RULES } from './merge.ts';
import { nameIndex } from '../names/name-index.ts';

const range: ProductRange = {
  names: nameIndex(PRODUCTS),
  meets: (criterion, id) => {
    const product = PRODUCTS.find((each) => each.id === id);
    return product !== undefined && meetsCriterion(criterion, product, 'uk') === true;
  },
  isSoldHere: (id) => PRODUCTS.some((each) => each.id === id && each.productAvailability !== 'roi'),
};

const followUpOf = ([before, message]: readonly [string, string]) => {
  const { context: conversation } = sim.ask(before);
  if (conversation.query === null) throw new Error(before);
  return { query: queryOf(message), last: conversation.query, conversation, range };
};
const title = ({ example }: { example: readonly [string, string] }) => example.join(' … ');

describe('each follow-up rule applies to its example', () => {
  const replacing = REPLACEMENT_RULES.map((rule, at) => ({ rule, at, title: title(rule) }));
  it.each(replacing)('[J-10] $title', ({ rule, at }) => {
    const followUp = followUpOf(rule.example);
    expect(REPLACEMENT_RULES.findIndex(({ resolve }) => resolve(followUp) !== undefined)).toBe(at);
  });

  it.each(FILL_IN_RULES.map((rule) => ({ rule, title: title(rule) })))('[J-10] $title', ({ rule }) => {
    const followUp = followUpOf(rule.example);
    expect(rule.resolve(followUp)).not.toEqual(followUp.query);
  });

  const goingOn = CONTINUATION_RULES.map((rule, at) => ({ rule, at, title: title(rule) }));
  it.each(goingOn)('[J-10] $title', ({ rule, at }) => {
    const followUp = followUpOf(rule.example);
    expect(REPLACEMENT_RULES.some(({ resolve }) => resolve(followUp) !== undefined)).toBe(false);
    expect(CONTINUATION_RULES.findIndex(({ resolve }) => resolve(followUp) !== undefined)).toBe(at);
  });
});
