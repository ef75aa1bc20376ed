import { Link } from '../../../shared/ui/link.tsx';
import nothing from '../../../shared/ui/nothing-here.module.css';
import { NothingHere } from '../../../shared/ui/nothing-here.tsx';
import { messages } from '../messages.ts';

export const EmptyFavourites = () => (
  <NothingHere title={messages.empty} hint={messages.emptyHint}>
    <Link to="/$region/parts-finder" className={nothing.way} text={messages.toFinder} />
  </NothingHere>
);
