import { cleanse } from '@southline/kernel/part-number';
import type { ComponentType, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useMoney } from '../../../shared/i18n/use-money.ts';
import { type BuySlot, buyableOf } from '../../../shared/parts/buyable.ts';
import { FitMark } from '../../../shared/parts/fit-mark.tsx';
import { PartNumber } from '../../../shared/parts/part-number.tsx';
import { PriceNote } from '../../../shared/parts/price-note.tsx';
import { StockMark } from '../../../shared/parts/stock-mark.tsx';
import { ArrivalNote } from '../../../shared/places/arrival-note.tsx';
import { CatalogueWord } from '../../../shared/ui/catalogue-word.tsx';
import { FileIcon } from '../../../shared/ui/icons.tsx';
import { Term } from '../../../shared/ui/term.tsx';
import type { ProductDetail } from '../api/part-detail-queries.ts';
import { messages } from '../messages.ts';
import { CopyNumber } from './copy-number.tsx';
import { DeliveryTerms } from './delivery-terms.tsx';
import { Disclaimer } from './disclaimer.tsx';
import { NoLongerSold } from './no-longer-sold.tsx';
import { NotifyMe } from './notify-me.tsx';
import { OtherNumbers } from './other-numbers.tsx';
import classes from './part-detail.module.css';
import { PartMark } from './part-mark.tsx';
import { PartNeeds } from './part-marks.tsx';
import { PartTabs } from './part-tabs.tsx';
import { PartTrail } from './part-trail.tsx';
import { SideBySideSection } from './side-by-side.tsx';

/** Names the vehicle of the page, and the fit of the part on it. */
export type FitCheckSlot = ComponentType<{ children: ReactNode }>;

type Props = {
  detail: ProductDetail;
  Buy: BuySlot;
  FitCheck: FitCheckSlot;
  /** The total of the cart in AUD; undefined without a cart. */
  inCart: number | undefined;
};

export const PartSheet = ({ detail, Buy, FitCheck, inCart }: Props) => {
  const { price } = useMoney();
  const { formatMessage } = useIntl();
  const { product, productCriterias } = detail;
  const gm = cleanse(product.gmPartNumber);
  const others = product.oeNumbers?.filter((number) => number !== gm) ?? [];
  const oeNumbers = product.gmPartNumber ? [product.gmPartNumber, ...others] : others;
  const sold = product.orderable !== false;
  const notes = [product.footnote, product.productNote].flatMap((note) => note || []);
  return (
    <>
      <PartTrail product={product} />
      <FitCheck>
        {product.fit && (
          <FitMark
            fit={product.fit}
            note={product.fit === 'Unknown' ? formatMessage(messages.fitUncheckedHint) : product.fitNote}
            unchecked={<FormattedMessage {...messages.fitUnchecked} />}
          />
        )}
      </FitCheck>
      <div className={classes.top}>
        <div className={classes.picture}>
          {product.baseImages.map((url, index) => (
            <img
              key={url}
              src={url}
              alt={formatMessage(messages.drawingOf, { part: product.description })}
              width={640}
              height={480}
              fetchPriority={index === 0 ? 'high' : 'low'}
            />
          ))}
        </div>
        <div className={classes.told}>
          <h1 className={classes.description}>
            <CatalogueWord word={product.description} />
          </h1>
          <dl className={classes.facts}>
            <div>
              <dt>{formatMessage(messages.number)}</dt>
              <dd className={classes.number}>{product.productNr}</dd>
              <dd>
                <CopyNumber number={product.productNr} />
              </dd>
            </div>
            <OtherNumbers name={messages.oeNumbers} numbers={oeNumbers} />
            <OtherNumbers name={messages.interchangeNumbers} numbers={product.interchangeNumbers} />
            {product.grade && (
              <Term name={messages.grade}>
                <CatalogueWord word={product.grade} />
              </Term>
            )}
          </dl>
          {notes.length > 0 && (
            <ul className={classes.notes}>
              {notes.map((note) => (
                <li key={note}>
                  <CatalogueWord word={note} />
                </li>
              ))}
            </ul>
          )}
          <div className={classes.marks}>
            {sold && (
              <NotifyMe
                productNr={product.productNr}
                about={product.overallStockLevel === 'None' ? 'BackInStock' : 'Superseded'}
              />
            )}
            <PartMark productNr={product.productNr} worded />
          </div>
          <div className={classes.needs}>
            <PartNeeds pcq={product.pcq ?? 0} minQty={product.minQuantity} />
          </div>
          <div id="buy" tabIndex={-1} className={classes.order} data-sold={sold || undefined}>
            <div className={classes.offer}>
              <p className={classes.price}>
                {price(product)} <PriceNote {...product} />
              </p>
              {sold && (
                <p className={classes.stock}>
                  <StockMark part={product} />
                  <ArrivalNote part={product} />
                </p>
              )}
            </div>
            {sold ? <Buy part={buyableOf(product)} /> : <NoLongerSold supersededBy={product.supersededBy} />}
          </div>
          {sold && <DeliveryTerms inCart={inCart} part={product} />}
          {product.alternative && (
            <p className={classes.instead}>
              <FormattedMessage {...messages.instead} /> <PartNumber plain number={product.alternative} />
            </p>
          )}
          {product.dataSheet && (
            <a className={classes.paper} href={product.dataSheet} target="_blank" rel="noopener">
              <FileIcon size={18} />
              <FormattedMessage {...messages.dataSheet} />
            </a>
          )}
          <div className={classes.disclaimer}>
            <Disclaimer />
          </div>
        </div>
        <div className={classes.tabs}>
          <PartTabs partId={product.id} criterias={productCriterias} />
        </div>
      </div>
      <SideBySideSection
        id="alternatives"
        title={<FormattedMessage {...messages.alternatives} />}
        rows={detail.alternatives ?? []}
        Buy={Buy}
      />
    </>
  );
};
