import type { GetScreensVersionResponse } from '@southline/contracts/content';
import type { Followed } from '../../rendering/generation.ts';
import { stateElement } from '../../rendering/whole-page.ts';
import type { IndexPage } from './index-page.ts';

/**
 * The client's page without rendered content. It includes the edited English texts, which are not part of the client's
 * build.
 */
export const createEmptyPage =
  (index: IndexPage, screens: Followed<Pick<GetScreensVersionResponse, 'editedTexts'>>): IndexPage =>
  async () => {
    const [page, { editedTexts }] = await Promise.all([index(), screens()]);
    if (Object.keys(editedTexts).length === 0) return page;
    return page.replace('</body>', () => `${stateElement(JSON.stringify({ editedTexts }))}</body>`);
  };
