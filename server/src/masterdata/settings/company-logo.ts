import { hasExtension } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { acceptLogo, readUpload, storeReferenced } from '../../files/public.ts';
import { noteForLog } from '../../kernel/log-details.ts';
import type { AnswerOf, Handlers } from '../../kernel/operation.ts';
import { invalid } from '../../kernel/problem.ts';
import type { MasterdataServices } from '../services.ts';

/** Maximum size of a logo, in bytes. */
const MOST_BYTES = 1024 * 1024;

const latestLogo = (db: Db, at?: Date) =>
  db
    .selectFrom('company_logo')
    .select(['fileKey', 'name', 'at'])
    .$if(at !== undefined, (query) => query.where(sql<boolean>`at <= ${at}`))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Key of the logo in the file store at a moment; null for none (specification/invoices.md#paper). */
export const logoAt = async (db: Db, at: Date): Promise<string | null> => (await latestLogo(db, at))?.fileKey ?? null;

type Logo = AnswerOf<'getCompanyLogo'>;

const shownLogo = (
  { fileLinks }: Pick<MasterdataServices, 'fileLinks'>,
  logo: Awaited<ReturnType<typeof latestLogo>>,
): Logo => ({
  imageUrl: logo?.fileKey ? fileLinks.sign(logo.fileKey) : null,
  name: logo?.name ?? null,
  at: logo?.at.toISOString() ?? null,
});

/** The logo of documents; earlier ones stay, for the documents that were issued with them. */
export const logoHandlers = {
  getCompanyLogo: async ({ services }) => shownLogo(services, await latestLogo(services.db)),
  saveCompanyLogo: async ({ query: { name }, request, services }) => {
    if (!hasExtension(name)) throw invalid({ field: 'name', messageKey: 'validation.validFile' });
    const content = await readUpload(request.body, MOST_BYTES);
    const store = async (trx: Db, { key }: { readonly key: string }) => {
      const logo = { fileKey: key, name, at: services.now() };
      await trx.insertInto('company_logo').values(logo).execute();
      return shownLogo(services, logo);
    };
    const logo = await storeReferenced(services, content, store, acceptLogo);
    noteForLog(request, { subject: name });
    return logo;
  },
  removeCompanyLogo: async ({ services }) => {
    const { db } = services;
    const latest = await latestLogo(db);
    if (!latest?.fileKey) return { affectedRows: 0 };
    await db.insertInto('company_logo').values({ fileKey: null, name: null, at: services.now() }).execute();
    return { affectedRows: 1 };
  },
} satisfies Handlers<MasterdataServices>;
