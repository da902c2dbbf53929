/** The page that lists the companies, so that a tester knows what to search for, and chooses how the next search fails. */
import type { Context } from 'hono';
import { html } from 'hono/html';
import { pageLanguage } from '../page/language.ts';
import { type Markup, page } from '../page/layout.ts';
import { COMPANIES, type RegisteredCompany } from './companies.ts';
import { type CompanyRegisterTexts, companyRegisterTexts } from './company-register-texts.ts';
import { FAULTS, findFault, type NextFault } from './register-faults.ts';

const isHidden = ({ nom_complet: name }: RegisteredCompany): boolean => name.startsWith('[');

const entry = (company: RegisteredCompany, texts: CompanyRegisterTexts): Markup =>
  html`<li>
    <strong>${isHidden(company) ? texts.hidden : company.nom_complet}</strong>
    <span class="hint">SIREN ${company.siren}, ${texts.legalForm} ${company.nature_juridique}</span>
    ${company.establishments.map(
      ({ siret, libelle_commune: city }) => html`<span class="hint">SIRET ${siret}, ${city}</span>`,
    )}
  </li>`;

export const companyListPage = (faults: NextFault) => (c: Context) => {
  const language = pageLanguage(c);
  const texts = companyRegisterTexts[language];
  const body = html`<h1>${texts.title}</h1>
    <p>${texts.intro}</p>
    <form class="switch" method="post" action="/company-register/fault?lang=${language}">
      <label for="fault">${texts.goesWrong}</label>
      <select id="fault" name="fault">
        <option value="">${texts.nothing}</option>
        ${FAULTS.map(
          (fault) =>
            html`<option value="${fault}" ${fault === faults.chosen ? 'selected' : ''}>${texts.faults[fault]}</option>`,
        )}
      </select>
      <button>${texts.apply}</button>
    </form>
    <h2>${texts.companies}</h2>
    <ul class="rows">
      ${COMPANIES.map((company) => entry(company, texts))}
    </ul>`;
  return page(c, { language, title: texts.title, body });
};

export const chooseFault = (faults: NextFault) => async (c: Context) => {
  faults.choose(findFault((await c.req.parseBody())['fault']));
  return c.redirect(`/company-register?lang=${pageLanguage(c)}`, 303);
};
