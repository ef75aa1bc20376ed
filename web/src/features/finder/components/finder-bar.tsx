import { TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCardNumberText } from '../../../shared/forms/use-card-number-text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { CarIcon, ChevronRight } from '../../../shared/ui/icons.tsx';
import { messages } from '../messages.ts';
import type { VehicleLabel } from '../model/vehicle-label.ts';
import classes from './finder-bar.module.css';

type Asked = { part: string; keywords: string };
type PartSearchProps = Asked & {
  vehicle: string;
  onSearchPart: (partNo: string) => void;
  onSearchKeywords: (keywords: string) => void;
};

/**
 * Two search boxes: part number and keywords. If both have text, the number is searched; new keywords beside the number of the
 * search that is shown are searched instead. Enter in an empty box shows its error message. `part` and `keywords` are the texts of the search that is shown.
 */
const PartSearch = ({ vehicle, part, keywords, onSearchPart, onSearchKeywords }: PartSearchProps) => {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState<Asked>({ part, keywords });
  const [missing, setMissing] = useState<keyof Asked | null>(null);
  const cardText = useCardNumberText();
  useEffect(() => setTyped({ part, keywords }), [part, keywords]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another vehicle starts another search
  useEffect(() => setMissing(null), [vehicle]);

  const type = (next: Partial<Asked>) => {
    setTyped({ ...typed, ...next });
    setMissing(null);
  };
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const partNo = typed.part.trim();
    const words = typed.keywords.trim();
    if (cardText(words)) return;
    const at = document.activeElement?.getAttribute('name');
    if (partNo && words) return partNo === part && words !== keywords ? onSearchKeywords(words) : onSearchPart(partNo);
    const byWords = at === 'keywords' || (at !== 'part' && words !== '');
    if (byWords) return words ? onSearchKeywords(words) : setMissing('keywords');
    return partNo ? onSearchPart(partNo) : setMissing('part');
  };
  const box = { size: 'md', autoComplete: 'off', enterKeyHint: 'search' } as const;
  return (
    <search className={classes.search}>
      <form className={classes.boxes} onSubmit={search} noValidate>
        <TextInput
          {...box}
          data-search-box
          name="part"
          className={classes.box}
          classNames={{ input: classes.numberInput }}
          label={formatMessage(messages.partNumber)}
          placeholder={formatMessage(messages.partNumberHint)}
          value={typed.part}
          maxLength={40}
          spellCheck={false}
          error={missing === 'part' && formatMessage(messages.partNumberRequired)}
          onChange={(event) => type({ part: event.currentTarget.value })}
        />
        <TextInput
          {...box}
          name="keywords"
          className={classes.box}
          label={formatMessage(messages.keywords)}
          placeholder={formatMessage(messages.keywordsHint)}
          value={typed.keywords}
          maxLength={120}
          error={cardText(typed.keywords) ?? (missing === 'keywords' && formatMessage(messages.keywordsRequired))}
          onChange={(event) => type({ keywords: event.currentTarget.value })}
        />
        <Button type="submit" size="md" className={classes.go} text={messages.search} />
      </form>
    </search>
  );
};

type VehicleBoxProps = { vehicle: VehicleLabel | null; onOpen: () => void };

const VehicleBox = ({ vehicle, onOpen }: VehicleBoxProps) => (
  <div>
    <span className={classes.label} id="vehicle-label">
      <FormattedMessage {...messages.vehicle} />
    </span>
    <button
      type="button"
      id="vehicle-button"
      className={classes.vehicleButton}
      data-chosen={vehicle !== null || undefined}
      aria-labelledby="vehicle-label vehicle-button"
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <CarIcon size={24} />
      <span className={classes.vehicleText} title={vehicle ? `${vehicle.name}, ${vehicle.details}` : undefined}>
        <span className={classes.vehicleName}>{vehicle?.name ?? <FormattedMessage {...messages.chooseVehicle} />}</span>
        {vehicle?.details && <span className={classes.vehicleDetails}>{vehicle.details}</span>}
      </span>
      {vehicle ? (
        <span className={classes.change}>
          <FormattedMessage {...messages.changeVehicle} />
        </span>
      ) : (
        <ChevronRight />
      )}
    </button>
  </div>
);

type Props = {
  vehicle: VehicleLabel | null;
  part: string;
  keywords: string;
  canReset: boolean;
  onOpenVehicle: () => void;
  onSearchPart: (partNo: string) => void;
  onSearchKeywords: (keywords: string) => void;
  onReset: () => void;
};

export const FinderBar = ({ vehicle, canReset, onOpenVehicle, onReset, ...search }: Props) => {
  const [resets, setResets] = useState(0);
  // Text that was typed but not searched is cleared too.
  const reset = () => {
    setResets(resets + 1);
    onReset();
  };
  return (
    <div className={classes.bar}>
      <div className={classes.inner}>
        <VehicleBox vehicle={vehicle} onOpen={onOpenVehicle} />
        <PartSearch key={resets} vehicle={vehicle?.name ?? ''} {...search} />
        <Button variant="default" size="md" className={classes.reset} disabled={!canReset} onClick={reset}>
          <FormattedMessage {...messages.reset} />
        </Button>
      </div>
    </div>
  );
};
