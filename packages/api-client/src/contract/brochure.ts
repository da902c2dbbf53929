/** What companies can take with them: each brochure as a PDF, and all of them as one ZIP, in each language of the unit. Source: S2.25. */
import { LanguageCodeSchema } from '@offrande/domain/locale/schema';
import { Schema } from 'effect';
import { defineCall } from './call.ts';
import { Text, UnitId } from './wire.ts';

/** One file in one language: an address of this shop, and how many bytes it has. */
const BrochureFile = Schema.Struct({
  language: LanguageCodeSchema,
  href: Text,
  size: Schema.Int.check(Schema.isGreaterThan(0)),
});

/** Titles are in the language of the call, the files in every one. */
export const brochures = defineCall('brochures', {
  method: 'POST',
  version: 'v1',
  auth: 'member',
  path: '/company/brochures',
  request: Schema.Struct({ aggregatorBuId: UnitId }),
  response: Schema.Struct({
    brochures: Schema.Array(
      Schema.Struct({ brochureId: Text, title: Text, lead: Text, pdf: Schema.Array(BrochureFile) }),
    ),
    zip: Schema.Array(BrochureFile),
  }),
});
