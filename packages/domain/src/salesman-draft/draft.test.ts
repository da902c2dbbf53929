import { Result } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMPTY_RECEIVER } from '../address/index.ts';
import { newLine } from '../cart/index.ts';
import { USUAL_INVOICING } from '../invoicing/index.ts';
import { euro } from '../money/testing.ts';
import { checkDraftCustomer, createDraft, DEFAULT_DRAFT, resetDraft, updateDraft } from './index.ts';
import { customerFields } from '../salesman/index.ts';
import type { ListedCustomer } from '../salesman/index.ts';
import { listedCustomer } from '../salesman/testing.ts';
import { draftValues } from './testing.ts';

const ACME: ListedCustomer = { customerId: 'C1', name: 'Acme', contractLevel: 'registered' };
const LINES = [newLine('L1', 'GC1', euro)];
const INVOICING = { source: null, address: { ...EMPTY_RECEIVER, firstName: 'Ada' }, purchaseOrder: 'PO-7' };
const values = draftValues(euro);
const drafts = values.map(createDraft);

describe('a new draft', () => {
  test('is for nobody, with the usual invoice and no cards, but for the values given [S4.119]', () => {
    expect(createDraft({})).toEqual({ customer: null, invoicing: USUAL_INVOICING, lines: [] });
    expect(createDraft({ lines: LINES })).toEqual({ ...DEFAULT_DRAFT, lines: LINES });
  });

  test('is the defaults updated by the same values [S4.119][S4.120]', () => {
    fc.assert(
      fc.property(values, (given) => {
        expect(createDraft(given)).toEqual(updateDraft(DEFAULT_DRAFT, given));
      }),
    );
  });
});

describe('updating a draft', () => {
  test('sets the named values and leaves the others [S4.120]', () => {
    const draft = createDraft({ customer: ACME, invoicing: INVOICING, lines: LINES });
    expect(updateDraft(draft, { lines: [] })).toEqual({ ...draft, lines: [] });
    expect(updateDraft(draft, { invoicing: USUAL_INVOICING })).toEqual({ ...draft, invoicing: USUAL_INVOICING });
    expect(updateDraft(draft, {})).toEqual(draft);
  });

  test('twice with the same values equals once [S4.120]', () => {
    fc.assert(
      fc.property(drafts, values, (draft, given) => {
        const once = updateDraft(draft, given);
        expect(updateDraft(once, given)).toEqual(once);
      }),
    );
  });

  test('puts the customer on every line, and keeps lines that have it already [S3.20][S4.120]', () => {
    fc.assert(
      fc.property(drafts, values, listedCustomer, (draft, given, customer) => {
        const { lines } = updateDraft(draft, { ...given, customer });
        for (const line of lines) expect(line).toMatchObject(customerFields(customer));
        expect(updateDraft({ ...draft, customer }, { lines }).lines).toBe(lines);
      }),
    );
  });

  test('has an invoice only of its own customer: none before one is chosen, and another customer’s is not taken over [S5.64][A-84]', () => {
    fc.assert(
      fc.property(drafts, values, (draft, given) => {
        const updated = updateDraft(draft, given);
        if (updated.customer === null) expect(updated.invoicing).toEqual(USUAL_INVOICING);
        else if (updated.customer.customerId !== draft.customer?.customerId)
          expect(updated.invoicing).toEqual(given.invoicing ?? USUAL_INVOICING);
        else expect(updated.invoicing).toEqual(given.invoicing ?? draft.invoicing);
      }),
    );
  });
});

test('a reset restores the defaults, for the same customer [S4.121]', () => {
  fc.assert(
    fc.property(drafts, (draft) => {
      expect(resetDraft(draft)).toEqual({ ...DEFAULT_DRAFT, customer: draft.customer });
    }),
  );
});

test.each([
  [null, 'CustomerNotChosen'],
  ['light', 'ClientNotVerified'],
  ['enCompte', 'ClientEnCompte'],
] as const)('a customer of level %s is not ordered for: %s [S8.29][S8.30][A-77]', (contractLevel, _tag) => {
  const customer = contractLevel && { ...ACME, contractLevel };
  expect(checkDraftCustomer({ customer })).toEqual(Result.fail({ _tag }));
  expect(checkDraftCustomer({ customer: ACME })).toEqual(Result.void);
});
