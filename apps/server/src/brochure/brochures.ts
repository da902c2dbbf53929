/** The call with a unit's brochures, for its companies, and the addresses of their files, which are the same for everybody. Source: S2.24, S2.25. */
import type { Calls } from '@offrande/api-client/contract';
import { may } from '@offrande/domain/customer';
import type { Hono } from 'hono';
import { kindOf } from '../call/buyer.ts';
import { CallRefused } from '../call/call-refused.ts';
import type { Handler } from '../call/handler.ts';
import { localizedText } from '../catalogue/unit-catalogue.ts';
import type { Shop } from '../shop.ts';
import { type BrochureFile, brochureFiles } from './brochure-files.ts';

const PATH = '/media/brochure';

const FOR_AN_HOUR = 'public, max-age=3600';

export const brochures: Handler<Calls['brochures']> = async (_, { unit, buyer, language }) => {
  if (!may(kindOf(buyer), 'loadCompany')) throw new CallRefused('notAuthorized');
  const files = await brochureFiles(unit);
  const listed = (brochureId: string | null) =>
    files
      .filter((file) => file.brochureId === brochureId)
      .map((file) => ({ language: file.language, href: `${PATH}/${unit.id}/${file.name}`, size: file.bytes.length }));
  return {
    brochures: unit.catalogue.unit.brochures.map(({ id, title, lead }) => ({
      brochureId: id,
      title: localizedText(title, language, unit.defaultLanguage),
      lead: localizedText(lead, language, unit.defaultLanguage),
      pdf: listed(id),
    })),
    zip: listed(null),
  };
};

const send = ({ bytes, contentType, name }: BrochureFile): Response =>
  new Response(bytes, {
    headers: {
      'Content-Type': contentType,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': FOR_AN_HOUR,
    },
  });

export const mountBrochures = (app: Hono, shop: Shop): void => {
  app.get(`${PATH}/:unit/:file`, async (context) => {
    const unit = shop.units.get(context.req.param('unit'));
    const files = unit === undefined ? [] : await brochureFiles(unit);
    const file = files.find(({ name }) => name === context.req.param('file'));
    if (file === undefined) throw new CallRefused('notFound');
    return send(file);
  });
};
