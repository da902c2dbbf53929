import { describe, expect, test } from 'vitest';
import { deadCitations } from './citations.ts';

const CITED = {
  reliabilityRows: new Set([3, 4, 9, 10, 11]),
  reliabilitySections: new Set([3]),
  architectureSections: new Set([6]),
  decisions: new Set([8]),
};
const dead = (text: string) => deadCitations(text, CITED);

describe('what a comment cites', () => {
  test('is there', () => {
    expect(dead('/** Reliability rows 3, 4 and 9 to 11, section 3; architecture section 6; decision 008. */')).toEqual(
      [],
    );
  });

  test('is not there: it is said as it is written', () => {
    expect(dead('// reliability row 12')).toEqual(['reliability row 12']);
    expect(dead('/** Source: reliability rows 9 to 12. */')).toEqual(['reliability rows 9 to 12']);
    expect(dead('-- reliability section 7, architecture section 5, decision 099')).toHaveLength(3);
  });

  test('is read over the end of a line', () => {
    expect(dead('/**\n * as in reliability\n * row 12\n */')).toEqual(['reliability row 12']);
  });
});
