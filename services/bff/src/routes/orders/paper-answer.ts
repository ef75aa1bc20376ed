import type { Context } from '../../context.ts';
import type { Region } from '../../contract/region.ts';
import type { Paper } from '../../security/paper-links.ts';

/** A sealed link to a paper, at the top level of the answer. */
export const linkTo = ({ links, settings }: Pick<Context, 'links' | 'settings'>, region: Region, paper: Paper) => ({
  status: true,
  pdflink: `${settings.BASE_PATH}/${region}/documents/${links.seal(paper)}`,
});
