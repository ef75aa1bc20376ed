import { type ReactNode, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useScreenImages } from '../../../shared/content/screen-images.ts';
import { DrawingSheet } from '../../../shared/ui/drawing-sheet.tsx';
import { messages } from '../messages.ts';
import { HomeEntry } from './home-entry.tsx';
import classes from './home-page.module.css';
import { HomePromise } from './home-promise.tsx';
import { HomeSheetIndex } from './home-sheet-index.tsx';

/**
 * `banner` is set while the promotion runs; `range` shows the thumbnails of the product families; `own` replaces the drawing for
 * members.
 */
export const HomePage = ({ banner, range, own }: { banner?: ReactNode; range: ReactNode; own?: ReactNode }) => {
  const { formatMessage } = useIntl();
  const image = useScreenImages('home');
  const drawing = (
    <DrawingSheet picture={image('hero')} width={1200} height={900} eager>
      <HomeSheetIndex />
    </DrawingSheet>
  );
  return (
    <>
      <title>{`Southline · ${useIntl().formatMessage(messages.tab)}`}</title>
      <div className={classes.hero}>
        <div className={classes.heroInner} data-own={Boolean(own) || undefined}>
          <div className={classes.words}>
            <h1 className={classes.title}>{formatMessage(messages.title)}</h1>
            <p className={classes.lead}>{formatMessage(messages.lead)}</p>
            <HomeEntry />
          </div>
          {/* Not around the drawing: React sends a large boundary with inline scripts, which the policy forbids. */}
          {own ? <Suspense fallback={drawing}>{own}</Suspense> : drawing}
        </div>
      </div>
      <HomePromise />
      {banner}
      <div className={classes.range}>{range}</div>
    </>
  );
};
