/** The call `codeList`: one of the unit's code lists, with names in the requested language, in the folder's order. Source: S7.119. */
import type { Calls } from '@offrande/api-client/contract';
import { CODE_LIST_IDS } from '@offrande/domain/catalogue';
import { localizedText } from '../catalogue/unit-catalogue.ts';
import type { Handler } from '../call/handler.ts';

export const codeList: Handler<Calls['codeList']> = async ({ list, language }, { unit }) => ({
  codes: unit.catalogue.unit.codeLists[CODE_LIST_IDS[list]].map(({ code, name }) => ({
    code,
    name: localizedText(name, language, unit.defaultLanguage),
  })),
});
