import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COMPANY_DOCUMENT_KINDS, type CompanyDocument, listedDocuments } from './index.ts';

const documents: fc.Arbitrary<readonly CompanyDocument[]> = fc.array(
  fc.record({
    documentId: fc.uuid(),
    kind: fc.constantFrom(...COMPANY_DOCUMENT_KINDS),
    name: fc.string(),
    type: fc.constantFrom('pdf', 'jpeg'),
    size: fc.nat(),
    receivedAt: fc.nat(),
  }),
);

test('the documents of a company are all listed, by kind, and the latest of a kind first', () => {
  fc.assert(
    fc.property(documents, (given) => {
      const listed = listedDocuments(given);
      expect(new Set(listed)).toEqual(new Set(given));
      for (const [at, next] of listed.slice(1).entries()) {
        const before = listed[at]!;
        const [kind, nextKind] = [before, next].map((document) => COMPANY_DOCUMENT_KINDS.indexOf(document.kind));
        expect(kind).toBeLessThanOrEqual(nextKind!);
        if (kind === nextKind) expect(before.receivedAt).toBeGreaterThanOrEqual(next.receivedAt);
      }
    }),
  );
});
