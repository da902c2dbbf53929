/** The footer of the French unit, column by column (unit parameter `moreInfoList`). */
import type { FooterLink } from '../unit-data.ts';
import type { Language } from './languages.ts';

type Row = readonly [group: FooterLink['group'], href: string, en: string, fr: string];

const rows: readonly Row[] = [
  ['shop', '/#main', 'All gift cards', 'Toutes les cartes cadeaux'],
  ['shop', '/product/offrande', 'Occasions', 'Occasions'],
  ['shop', '/buying-friend', 'A card for someone else', 'Une carte à offrir'],
  ['shop', '/buying-self', 'A card for yourself', 'Une carte pour vous'],
  ['shop', '/phone-credit', 'Phone credit', 'Recharge mobile'],
  ['shop', '/account/import', 'Import a card', 'Ajouter une carte'],
  ['help', '/faq', 'FAQ', 'Questions fréquentes'],
  ['help', '/delivery-information', 'Delivery information', 'Informations de livraison'],
  ['help', '/query', 'Check a balance', 'Consulter un solde'],
  ['help', '/stores', 'Our shops', 'Nos boutiques'],
  ['help', '/contact', 'Contact', 'Contact'],
  ['companies', '/works-council-guide', 'Works councils', 'Comités sociaux et économiques'],
  ['legal', '/general-conditions', 'General conditions', 'Conditions générales'],
  ['legal', '/sales-conditions', 'General conditions of sale', 'Conditions générales de vente'],
  ['legal', '/terms', 'Terms of use', 'Conditions d’utilisation'],
  ['legal', '/privacy-policy', 'Privacy policy', 'Politique de confidentialité'],
  ['legal', '/personal-data', 'Personal data', 'Données personnelles'],
  ['legal', '/legal-notices', 'Legal notices', 'Mentions légales'],
  ['legal', '/code-of-conduct', 'Code of conduct', 'Code de conduite'],
  ['bottom', '/accessibility', 'Accessibility: partially compliant', 'Accessibilité : partiellement conforme'],
  ['bottom', '/sitemap', 'Sitemap', 'Plan du site'],
  ['bottom', '#cookies', 'Cookie choices', 'Gérer les cookies'],
  ['bottom', '/whistleblower', 'Whistleblower line', 'Ligne d’alerte'],
];

export const footerLinks: readonly FooterLink<Language>[] = rows.map(([group, href, en, fr]) => ({
  group,
  href,
  label: { en, fr },
}));
