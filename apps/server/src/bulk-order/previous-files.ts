/**
 * The calls that list the files which a company uploaded before, and give the rows of one of them. They are the company's, whoever of its
 * people uploaded them; a salesman has files of their own. Source: S7.21, A-183, A-186.
 */
import { mayUseBulkFiles } from '@offrande/domain/bulk-order';
import { cellsOfRows } from '@offrande/domain/previous-file';
import type { DeliveryType } from '@offrande/domain/delivery';
import { encodeAmount, fromMinorUnits } from '@offrande/domain/money';
import { PAGE_SIZE } from '@offrande/domain/paging';
import { sql } from 'kysely';
import { kindOf } from '../call/buyer.ts';
import { CallRefused } from '../call/call-refused.ts';
import type { CallContext, HandlersOf } from '../call/handler.ts';
import { localizedText } from '../catalogue/unit-catalogue.ts';
import { requireForCompany } from '../customer/company-seat.ts';
import { inUnit, type UnitTransaction } from '../database/in-unit.ts';
import { isUuid } from '../random.ts';
import { ownCustomer } from '../session/own-customer.ts';
import type { FileRow } from './file-rows.ts';
import { type FileOrderRow, isInDraft, isKept, lastOrderOf, toFileOrder } from './kept-file.ts';

interface Listed {
  readonly total: bigint;
  /** Null on a page beyond the end of the list. */
  readonly upload_id: string | null;
  readonly file_name: string;
  readonly uploaded_at: Date;
  readonly uploaded_by: string | null;
  readonly item_code: string;
  readonly delivery_type: DeliveryType;
  readonly cards: number;
  readonly amount: bigint;
  readonly placed: FileOrderRow | null;
  readonly is_in_draft: boolean;
}

/** The id of the owner: whoever may order for the company sees its files. */
const ownerOf = async (transaction: UnitTransaction, { unit, buyer }: CallContext, custId: string): Promise<string> => {
  const customer = ownCustomer(buyer, custId);
  if (!mayUseBulkFiles(kindOf(buyer))) throw new CallRefused('notAuthorized');
  if (kindOf(buyer) === 'business') await requireForCompany(transaction, unit, customer, 'order');
  return customer.id;
};

const ofSameCard = sql`order_line.item_code = file.item_code and order_line.delivery_type = file.delivery_type`;

export const previousFileHandlers: HandlersOf<'getMemberPreviousFile' | 'readPreviousFile'> = {
  getMemberPreviousFile: ({ custId, page }, context) => {
    const { shop, unit, language } = context;
    const nameOf = (itemCode: string): string | null => {
      const product = unit.catalogue.unit.products.find((one) => one.itemCode === itemCode);
      return product === undefined ? null : localizedText(product.name, language, unit.defaultLanguage);
    };
    return inUnit(shop.connection, unit.id, async (transaction) => {
      const ownerId = await ownerOf(transaction, context, custId);
      const own = sql`bulk_file as file where file.owner_id = ${ownerId}::uuid and file.bu_id = ${unit.id} and ${isKept(shop.clock())}`;
      const { rows } = await sql<Listed>`
        select total, page.* from (select count(*) as total from ${own}) counted
          left join lateral (
            select upload_id, file_name, uploaded_at, item_code, delivery_type, cards, amount, ${isInDraft} as is_in_draft,
              ${lastOrderOf(ofSameCard)} as placed,
              (select trim(first_name || ' ' || last_name) from company_person
                where company_person.id = file.uploaded_by and company_person.bu_id = file.bu_id) as uploaded_by
            from ${own} order by uploaded_at desc, upload_id limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}
          ) page on true
        order by page.uploaded_at desc, page.upload_id`.execute(transaction);
      return {
        totalCount: Number(rows[0]?.total ?? 0),
        previousFiles: rows.flatMap((file) =>
          file.upload_id === null
            ? []
            : {
                uploadId: file.upload_id,
                fileName: file.file_name,
                itemCode: file.item_code,
                deliverType: file.delivery_type,
                uploadedAt: file.uploaded_at.getTime(),
                uploadedBy: file.uploaded_by,
                productName: nameOf(file.item_code),
                cards: file.cards,
                amount: encodeAmount(fromMinorUnits(file.amount, unit.currency)),
                order: toFileOrder(file.placed),
                isInSavedCart: file.is_in_draft,
              },
        ),
      };
    });
  },
  readPreviousFile: ({ custId, uploadId }, context) => {
    const { shop, unit } = context;
    return inUnit(shop.connection, unit.id, async (transaction) => {
      const ownerId = await ownerOf(transaction, context, custId);
      const { rows } = await sql<Pick<Listed, 'file_name' | 'item_code' | 'delivery_type'> & { rows: FileRow[] }>`
        select file_name, item_code, delivery_type, rows from bulk_file as file
        where file.upload_id = ${isUuid(uploadId) ? uploadId : null}::uuid and file.owner_id = ${ownerId}::uuid
          and file.bu_id = ${unit.id} and ${isKept(shop.clock())}`.execute(transaction);
      const [file] = rows;
      if (file === undefined) throw new CallRefused('notFound', { field: 'uploadId' });
      const values = file.rows.map(({ amountMinor, ...row }) => ({
        ...row,
        amount: fromMinorUnits(BigInt(amountMinor), unit.currency),
      }));
      return {
        uploadId,
        fileName: file.file_name,
        itemCode: file.item_code,
        deliverType: file.delivery_type,
        ...cellsOfRows(values, file.delivery_type),
      };
    });
  },
};
