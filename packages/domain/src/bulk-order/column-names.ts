/**
 * The names of the columns of a bulk file in every language of the shop; the keys are accepted in all of them (A-180,
 * A column has several names where people use several words for it.
 */
import type { LanguageCode } from '../locale/index.ts';
import { BULK_COLUMNS } from './columns.ts';
import type { BulkColumn } from './columns.ts';

type Names = Readonly<Record<BulkColumn, readonly string[]>>;

/** By language, then by column. */
export const COLUMN_NAMES: Readonly<Record<LanguageCode, Names>> = {
  en: {
    amount: ['Amount'],
    civility: ['Civility', 'Title'],
    firstName: ['First name'],
    lastName: ['Last name'],
    email: ['Email'],
    areaCode: ['Area code', 'Country calling code'],
    phone: ['Phone', 'Mobile'],
    address: ['Address'],
    address2: ['Address 2'],
    zipCode: ['Postcode', 'Zip code'],
    city: ['City', 'Town'],
    countryCode: ['Country code', 'Country'],
    message: ['Message'],
    message2: ['Message 2'],
    customerId: ['Customer ID'],
  },
  fr: {
    amount: ['Montant'],
    civility: ['Civilité'],
    firstName: ['Prénom'],
    lastName: ['Nom', 'Nom de famille'],
    email: ['E-mail', 'Courriel', 'Adresse e-mail'],
    areaCode: ['Indicatif'],
    phone: ['Téléphone', 'Portable', 'Mobile'],
    address: ['Adresse'],
    address2: ['Adresse 2', 'Complément d’adresse'],
    zipCode: ['Code postal'],
    city: ['Ville'],
    countryCode: ['Code pays', 'Pays'],
    message: ['Message'],
    message2: ['Message 2'],
    customerId: ['Identifiant client', 'Référence client'],
  },
  es: {
    amount: ['Importe'],
    civility: ['Tratamiento'],
    firstName: ['Nombre'],
    lastName: ['Apellidos', 'Apellido'],
    email: ['Correo electrónico', 'E-mail'],
    areaCode: ['Prefijo'],
    phone: ['Teléfono', 'Móvil'],
    address: ['Dirección'],
    address2: ['Dirección 2'],
    zipCode: ['Código postal'],
    city: ['Ciudad'],
    countryCode: ['Código de país', 'País'],
    message: ['Mensaje'],
    message2: ['Mensaje 2'],
    customerId: ['ID de cliente'],
  },
  ar: {
    amount: ['المبلغ'],
    civility: ['اللقب'],
    firstName: ['الاسم الأول'],
    lastName: ['اسم العائلة'],
    email: ['البريد الإلكتروني'],
    areaCode: ['رمز الاتصال'],
    phone: ['الهاتف', 'رقم الهاتف'],
    address: ['العنوان'],
    address2: ['العنوان 2'],
    zipCode: ['الرمز البريدي'],
    city: ['المدينة'],
    countryCode: ['رمز البلد', 'البلد'],
    message: ['الرسالة'],
    message2: ['الرسالة 2'],
    customerId: ['معرف العميل'],
  },
  it: {
    amount: ['Importo'],
    civility: ['Titolo'],
    firstName: ['Nome'],
    lastName: ['Cognome'],
    email: ['E-mail', 'Posta elettronica'],
    areaCode: ['Prefisso'],
    phone: ['Telefono', 'Cellulare'],
    address: ['Indirizzo'],
    address2: ['Indirizzo 2'],
    zipCode: ['CAP', 'Codice postale'],
    city: ['Città'],
    countryCode: ['Codice paese', 'Paese'],
    message: ['Messaggio'],
    message2: ['Messaggio 2'],
    customerId: ['ID cliente'],
  },
  zc: {
    amount: ['金额'],
    civility: ['称谓'],
    firstName: ['名', '名字'],
    lastName: ['姓', '姓氏'],
    email: ['电子邮件', '电子邮箱', '邮箱'],
    areaCode: ['国际区号', '区号'],
    phone: ['电话', '手机号'],
    address: ['地址'],
    address2: ['地址2', '地址 2'],
    zipCode: ['邮政编码', '邮编'],
    city: ['城市'],
    countryCode: ['国家代码', '国家'],
    message: ['留言', '消息'],
    message2: ['留言2', '留言 2', '消息 2'],
    customerId: ['客户编号'],
  },
  pt: {
    amount: ['Montante', 'Valor'],
    civility: ['Tratamento'],
    firstName: ['Nome próprio', 'Nome'],
    lastName: ['Apelido'],
    email: ['Email', 'E-mail', 'Correio eletrónico'],
    areaCode: ['Indicativo'],
    phone: ['Telefone', 'Telemóvel'],
    address: ['Morada'],
    address2: ['Morada 2'],
    zipCode: ['Código postal'],
    city: ['Cidade', 'Localidade'],
    countryCode: ['Código do país', 'País'],
    message: ['Mensagem'],
    message2: ['Mensagem 2'],
    customerId: ['ID do cliente'],
  },
};

/** The name of a column in a language, as the shop writes it. */
export const columnName = (column: BulkColumn, language: LanguageCode): string =>
  COLUMN_NAMES[language][column][0] ?? column;

/**
 * The name in its form for comparison: NFC, letter case folded, white space, hyphens and underscores removed.
 */
export const foldHeader = (header: string): string =>
  header
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[\s\u0085_\p{Pd}]/gu, '');

const tables = new Map<string, ReadonlyMap<string, BulkColumn>>();

const tableOf = (languages: readonly LanguageCode[]): ReadonlyMap<string, BulkColumn> =>
  new Map(
    BULK_COLUMNS.flatMap((column) =>
      [column, ...languages.flatMap((code) => COLUMN_NAMES[code][column])].map(
        (name) => [foldHeader(name), column] as const,
      ),
    ),
  );

/** The columns by their folded names: their keys and their names in each language. */
export const columnsByName = (languages: readonly LanguageCode[]): ReadonlyMap<string, BulkColumn> => {
  const key = languages.join();
  const table = tables.get(key) ?? tableOf(languages);
  tables.set(key, table);
  return table;
};
