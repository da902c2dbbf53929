/** Boot data of the pages of help, for tests and stories. */
import type { Boot } from '@offrande/api-client/contract';
import { accountTabs } from '@offrande/domain/access';
import { byKind } from '@offrande/domain/customer';
import { everythingOn } from '@offrande/domain/access/testing';
import { homeBoot, UNIT } from '../../../app/testing/sample-boot.ts';

const PAGES = ['/terms', '/code-of-conduct', '/accessibility', '/cookies', '/delivery-information'];

const unit: Boot['unit'] = {
  ...UNIT,
  pages: PAGES,
  footerLinks: [
    ...UNIT.footerLinks,
    { group: 'shop', label: 'Import a card', href: '/account/import' },
    { group: 'help', label: 'Contact', href: '/contact' },
    { group: 'bottom', label: 'Accessibility', href: '/accessibility' },
    { group: 'bottom', label: 'Nowhere', href: '/nowhere' },
  ],
};

export const contactBoot: Boot = {
  ...homeBoot,
  path: '/contact',
  unit,
  data: {
    kind: 'contact',
    contact: {
      address: ['14 rue des Lanternes', '75003 Paris'],
      html: '<h2>Card lost or stolen</h2><p>Block it at once in <a href="/account/cards">your cards</a>.</p>',
    },
  },
};

export const sitemapBoot: Boot = {
  ...homeBoot,
  path: '/sitemap',
  unit,
  data: {
    kind: 'sitemap',
    sitemap: {
      categories: [
        { id: '1', name: 'Food' },
        { id: '4', name: 'Culture' },
      ],
      account: byKind((kind) => accountTabs(kind === 'guest' ? 'individual' : kind, everythingOn)),
      pages: PAGES.map((href) => ({ href, title: `Page ${href}` })),
    },
  },
};
