/**
 * The unit's languages. Each links to this page in that language: the server stores the choice and renders the page
 * again.
 */
import { useLingui } from '@lingui/react/macro';
import { LanguageMenu } from '@offrande/ui-kit/LanguageMenu';
import { NavLink } from '@offrande/ui-kit/NavLink';
import { useSearch } from 'wouter';
import { useBoot } from '../page/boot.tsx';

interface LanguageLink {
  readonly lang: string;
  readonly name: string;
  readonly href: string;
}

const useLanguages = (): readonly LanguageLink[] => {
  const { unit } = useBoot();
  const search = new URLSearchParams(useSearch());
  return unit.languages.map(({ code, tag, ownName }) => {
    search.set('lang', code);
    return { lang: tag, name: ownName, href: `?${search.toString()}` };
  });
};

/** A menu for the utility line; nothing if the unit has only one language. */
export function LanguageChoice() {
  const { t } = useLingui();
  const { language } = useBoot();
  const languages = useLanguages();
  return languages.length > 1 ? (
    <LanguageMenu label={t`Language`} languages={languages} current={language.tag} align="end" />
  ) : null;
}

/** The same as rows in a drawer. */
export function LanguageRows() {
  const { language } = useBoot();
  const languages = useLanguages();
  return languages.length > 1 ? (
    <>
      {languages.map(({ lang, name, href }) => (
        <NavLink key={lang} href={href} layout="side" isCurrent={lang === language.tag} icon="globe">
          <span lang={lang}>{name}</span>
        </NavLink>
      ))}
    </>
  ) : null;
}
