import { FormattedMessage, useIntl } from 'react-intl';
import { useAddToCart } from '../../features/cart/api/add-to-cart.ts';
import { MatchedBy } from '../../features/parts/components/matched-by.tsx';
import { useMoney } from '../../shared/i18n/use-money.ts';
import { buyableOf } from '../../shared/parts/buyable.ts';
import { KnownFit } from '../../shared/parts/fit-mark.tsx';
import { PartPicture } from '../../shared/parts/part-picture.tsx';
import { StockMark } from '../../shared/parts/stock-mark.tsx';
import { useAnnounce } from '../../shared/ui/announcer.tsx';
import { CatalogueWord } from '../../shared/ui/catalogue-word.tsx';
import { ErrorLine } from '../../shared/ui/error-text.tsx';
import { Link } from '../../shared/ui/link.tsx';
import classes from './box-panel.module.css';
import { messages } from './messages.ts';
import type { SuggestedPart } from './suggestion.ts';

type Props = { id: string; active: string; part: SuggestedPart; vehicle: string };

/** A part with all facts needed to buy it, and its Add button. */
export const PartHit = ({ id, active, part, vehicle }: Props) => {
  const { price } = useMoney();
  const { formatMessage } = useIntl();
  const announce = useAnnounce();
  const { mutate, data, isPending, isSuccess, error } = useAddToCart();
  const { productNr, availableQuantity } = part;
  const { suggestedQuantity: quantity } = buyableOf(part);
  const canBeAdded = part.orderable && availableQuantity >= quantity;
  const [line, buy] = [`${id}n${part.partguid}`, `${id}a${part.partguid}`];
  const add = () => {
    if (isPending) return;
    mutate(
      { part, quantity, vehicleSlug: vehicle || undefined },
      {
        onSuccess: ({ isLater }) =>
          announce(formatMessage(isLater ? messages.laterSaid : messages.addedSaid, { quantity, number: productNr })),
      },
    );
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: part of a grid that is no table
    // biome-ignore lint/a11y/useFocusableInteractive: walked by the box's arrows, which keeps the focus
    <div role="row" className={classes.row}>
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: as above */}
      <div role="gridcell" id={line} className={classes.cell} data-active={line === active || undefined}>
        <Link
          to="/$region/part-detail/$productNo"
          params={{ productNo: productNr }}
          search={{ vehicle: vehicle || undefined }}
          className={classes.part}
          tabIndex={-1}
        >
          <PartPicture src={part.thumbImage} size={52} />
          <span className={classes.text}>
            <span className={classes.numbers}>
              <b>{productNr}</b>
              {part.grade && (
                <span className={classes.grade}>
                  <CatalogueWord word={part.grade} />
                </span>
              )}
            </span>
            <span className={classes.description}>
              <CatalogueWord word={part.description} />
            </span>
            <MatchedBy part={part} />
          </span>
          <span className={classes.facts}>
            <span className={classes.price}>{price(part)}</span>
            <KnownFit part={part} />
            {part.orderable && <StockMark part={part} />}
          </span>
        </Link>
      </div>
      {canBeAdded && (
        // biome-ignore lint/a11y/useSemanticElements: as above
        // biome-ignore lint/a11y/useFocusableInteractive: as above
        <div role="gridcell" id={buy} className={classes.buy} data-active={buy === active || undefined}>
          <button
            type="button"
            tabIndex={-1}
            className={classes.add}
            data-added={isSuccess || undefined}
            aria-label={formatMessage(messages.addOf, { quantity, number: productNr })}
            onClick={add}
          >
            <FormattedMessage {...(data ? (data.isLater ? messages.later : messages.added) : messages.add)} />
            {quantity > 1 && ` ${quantity}`}
          </button>
          <ErrorLine error={error} className={classes.problem} />
        </div>
      )}
    </div>
  );
};
