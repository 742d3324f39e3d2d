import { describe, expect, test } from 'vitest';
import { told } from '../../test-support/dialogue.ts';

const OTHERS =
  'Dalesip Juice comes in 4 flavours other than orange.\nFlavours\nApple\nBlackcurrant\nLemon and lime\nForest fruits';

describe('[J-10] excluding flavours of one product leaves the others', () => {
  test.each([
    'dalesip juice flavours other than orange',
    'dalesip juice flavours not orange',
    'dalesip juice flavours without orange',
    'dalesip juice flavours but not orange',
    'dalesip juice flavours except orange',
    'what flavours does dalesip juice come in apart from orange',
  ])('%s', (message) => {
    expect(told(message)).toContain(OTHERS);
    expect(told(message)).not.toMatch(/yes/iu);
  });

  test('more than one, and after them', () => {
    expect(told('dalesip juice flavours apart from orange and lemon')).toContain(
      'comes in 3 flavours other than orange and lemon and lime.\nFlavours\nApple\nBlackcurrant\nForest fruits',
    );
    expect(told('dalesip milk flavours', 'not banana')).toContain(
      'comes in 4 flavours other than banana.\nFlavours\nVanilla\nStrawberry\nChocolate\nNeutral',
    );
  });

  test('all excluded, or none', () => {
    const only = told('orrimel pku tabs flavours', 'not unflavoured');
    expect(only).toContain('comes in no flavour other than unflavoured.');
    expect(told('dalesip juice flavours without toffee')).toContain('does not come in toffee');
  });

  test('as a yes-or-no question, and for codes', () => {
    expect(told('does dalesip juice come in anything other than orange')).toContain(OTHERS);
    expect(told('is dalesip juice available without orange')).toContain(OTHERS);
    const codes = told('codes of dalesip milk except vanilla');
    expect(codes).not.toContain('Dalesip Milk Vanilla');
    expect(codes).toContain('Dalesip Milk Strawberry');
    expect(told('codes of dalesip milk vanilla')).not.toContain('Strawberry');
  });

  test('"does it come in" one is answered yes or no', () => {
    expect(told("doesn't dalesip juice come in orange")).toContain('Yes, Dalesip Juice comes in orange.');
  });
});
