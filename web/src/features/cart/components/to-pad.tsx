import { Link } from '../../../shared/ui/link.tsx';
import { messages } from '../messages.ts';

/** A link to the order pad. */
export const ToPad = () => (
  <p>
    <Link to="/$region/quick-order" text={messages.toPad} />
  </p>
);
