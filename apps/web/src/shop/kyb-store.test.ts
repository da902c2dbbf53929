import { EMPTY_DOSSIER } from '@offrande/domain/dossier';
import { ACME } from '@offrande/domain/dossier/testing';
import { KYB_TABS, settle } from '@offrande/domain/dossier';
import { NO_KYB_SESSION } from '@offrande/domain/kyb';
import { describe, expect, test } from 'vitest';
import { createMemoryStore } from './key-value-store.ts';
import { createKybStore } from './kyb-store.ts';

const ACCESS = { token: 't-1', custId: 'c-1' };
const make = () => {
  const tab = createMemoryStore();
  return { tab, store: createKybStore({ unitId: 'FR', tab }), other: createKybStore({ unitId: 'UAE', tab }) };
};

describe('the session of a verification in the tab', () => {
  test('is kept under the unit’s own keys [S4.80]', () => {
    const { tab, store, other } = make();
    store.saveSession(ACCESS);
    expect([tab.getItem('kybToken:FR'), tab.getItem('kybCustId:FR')]).toEqual(['t-1', 'c-1']);
    expect(store.readSession()).toEqual(ACCESS);
    expect(other.readSession()).toEqual(NO_KYB_SESSION);
  });

  test('ends with everything that was typed [S4.79][S4.82]', () => {
    const { tab, store } = make();
    store.saveSession(ACCESS);
    store.saveAnswers(ACME, 'company', 1);
    store.saveSession(NO_KYB_SESSION);
    expect(['kybToken:FR', 'kybCustId:FR', 'kybDraft:FR'].map((key) => tab.getItem(key))).toEqual([null, null, null]);
  });
});

describe('answers that are not saved yet', () => {
  test('come back as they were typed, with the save that they were read at', () => {
    const { store } = make();
    for (const tab of KYB_TABS) {
      store.saveAnswers(ACME, tab, 3);
      expect(store.readAnswers(tab)).toEqual({ change: { tab, answers: settle(ACME)[tab] }, revision: 3 });
    }
    expect(store.keptTabs()).toEqual(KYB_TABS);
  });

  test('are forgotten tab by tab', () => {
    const { tab, store } = make();
    store.saveAnswers(ACME, 'company', 1);
    store.saveAnswers(EMPTY_DOSSIER, 'embargo', 1);
    store.forgetAnswers('company');
    expect(store.keptTabs()).toEqual(['embargo']);
    store.forgetAnswers('embargo');
    expect(tab.getItem('kybDraft:FR')).toBeNull();
  });

  test('that are no answers are as good as none', () => {
    const { tab, store } = make();
    for (const text of ['', '[]', '{"company":{"revision":1}}', '{"company":{"revision":1,"records":[{"type":9}]}}']) {
      tab.setItem('kybDraft:FR', text);
      expect(store.readAnswers('company')).toBeNull();
    }
  });
});
