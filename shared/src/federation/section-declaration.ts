import * as z from 'zod';
import { declaredNameSchema } from './page-name.ts';
import { titlesSchema } from './titles.ts';

/** A section of the menu that a remote declares. It is placed below those of the host. */
export const sectionDeclarationSchema = z.strictObject({
  /** Its name, used as `section` by entries: `fleet/garage`. */
  id: declaredNameSchema,
  /** Key of its heading in the remote's catalogue. */
  titleKey: z.string().min(1),
  /** Its heading in the three languages. */
  titles: titlesSchema,
  /** Position among the sections of remotes, 0 to 999, ascending. */
  order: z.int().min(0).max(999),
});

/** A section of the menu that a remote brings. */
export type SectionDeclaration = Readonly<z.infer<typeof sectionDeclarationSchema>>;
