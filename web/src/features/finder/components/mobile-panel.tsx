import { type ReactNode, useState } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Button } from '../../../shared/ui/button.tsx';
import { CarIcon, ChevronDown, TreeIcon } from '../../../shared/ui/icons.tsx';
import { messages } from '../messages.ts';
import type { VehicleLabel } from '../model/vehicle-label.ts';
import { chooseMake, type OnChoose, type VehicleSteps } from '../model/vehicle-steps.ts';
import classes from './mobile-panel.module.css';
import { RegoPanel } from './rego-panel.tsx';
import { SearchBox } from './search-box.tsx';
import { VehicleDropdowns } from './vehicle-dropdowns.tsx';
import { VinPanel } from './vin-panel.tsx';

type Props = {
  vehicle: VehicleLabel | null;
  part: string;
  keywords: string;
  canReset: boolean;
  /** Whether it is open at first: at the start, and while a vehicle is being chosen. */
  unfolded: boolean;
  steps: VehicleSteps;
  onSteps: (steps: VehicleSteps) => void;
  onSearchPart: (partNo: string) => void;
  onSearchKeywords: (keywords: string) => void;
  onChooseVehicle: OnChoose;
  onReset: () => void;
  onOpenCategories: (() => void) | null;
};

const Accordion = ({ title, children, ...start }: { title: MessageDescriptor; open: boolean; children: ReactNode }) => {
  const [open, setOpen] = useState(start.open);
  return (
    <div>
      <button type="button" className={classes.accordion} aria-expanded={open} onClick={() => setOpen(!open)}>
        <FormattedMessage {...title} />
        <ChevronDown size={18} />
      </button>
      {open && <div className={classes.unfolded}>{children}</div>}
    </div>
  );
};

/** Once there are results, it folds to a summary of the chosen vehicle. */
export const MobilePanel = (props: Props) => {
  const { vehicle, part, keywords, canReset, unfolded, steps, onSteps, onChooseVehicle, onReset } = props;
  const [open, setOpen] = useState(unfolded);
  const folding =
    <Values extends unknown[]>(then: (...values: Values) => void) =>
    (...values: Values) => {
      setOpen(false);
      then(...values);
    };
  return (
    <section className={classes.panel}>
      <div className={classes.summary}>
        <button type="button" className={classes.fold} aria-expanded={open} onClick={() => setOpen(!open)}>
          <CarIcon size={24} />
          <span className={classes.text}>
            <span className={classes.name}>{vehicle?.name ?? <FormattedMessage {...messages.selectVehicle} />}</span>
            {vehicle?.details && <span className={classes.details}>{vehicle.details}</span>}
          </span>
          <ChevronDown />
        </button>
        {props.onOpenCategories && (
          <button type="button" className={classes.drawerButton} onClick={props.onOpenCategories}>
            <TreeIcon />
            <FormattedMessage {...messages.categories} />
          </button>
        )}
      </div>
      {open && (
        <div className={classes.body} data-print="hidden">
          <div>
            {/* The plate is open by default, because a person beside the car can read it. */}
            <Accordion title={messages.byRego} open>
              <RegoPanel onChoose={folding(onChooseVehicle)} />
            </Accordion>
            <Accordion title={messages.partNumber} open={part !== ''}>
              <SearchBox
                value={part}
                label={messages.partNumber}
                hint={messages.partNumberHint}
                required={messages.partNumberRequired}
                maxLength={40}
                onSearch={folding(props.onSearchPart)}
              />
            </Accordion>
            <Accordion title={messages.keywords} open={keywords !== ''}>
              <SearchBox
                value={keywords}
                label={messages.keywordsLabel}
                hint={messages.keywordsHint}
                required={messages.keywordsRequired}
                maxLength={120}
                words
                onSearch={folding(props.onSearchKeywords)}
              />
            </Accordion>
            <Accordion title={messages.byVin} open={false}>
              <VinPanel onChoose={folding(onChooseVehicle)} onMake={(make) => onSteps(chooseMake(make))} />
            </Accordion>
          </div>
          <VehicleDropdowns steps={steps} onSteps={onSteps} onChoose={folding(onChooseVehicle)} />
          <Button variant="default" size="md" fullWidth disabled={!canReset} onClick={onReset}>
            <FormattedMessage {...messages.resetAll} />
          </Button>
        </div>
      )}
    </section>
  );
};
