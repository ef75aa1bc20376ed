import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { rangePageQuery } from '../../features/range/api/range-queries.ts';
import { useApi } from '../../shared/http/api-context.ts';
import { CatalogueWord } from '../../shared/ui/catalogue-word.tsx';
import { ChevronDown } from '../../shared/ui/icons.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { messages } from '../messages.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { aboutGroup, type Entry, servicesGroup } from './menu.ts';
import { MenuLink } from './menu-link.tsx';
import classes from './mobile-menu.module.css';
import { SocialLink, TechnicalDataLink } from './outside-links.tsx';
import { RegionSwitch } from './region-switch.tsx';

type Props = { title: MessageDescriptor; startsOpen?: boolean; children: ReactNode };

const MenuGroup = ({ title, startsOpen = false, children }: Props) => {
  const id = useId();
  const [open, setOpen] = useState(startsOpen);
  return (
    <div className={classes.group}>
      <button
        type="button"
        className={classes.title}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <FormattedMessage {...title} />
        <ChevronDown />
      </button>
      <ul id={id} className={classes.list} hidden={!open}>
        {children}
      </ul>
    </div>
  );
};

const Entries = ({ entries }: { entries: readonly Entry[] }) =>
  entries.map((entry) => (
    <li key={entry.path}>
      <MenuLink entry={entry} className={classes.link} />
    </li>
  ));

/** The accordion of the phone's menu: About, Services, Products. */
export const MobileMenu = () => {
  const api = useApi();
  const { formatMessage } = useIntl();
  const { data: range, isError } = useQuery(rangePageQuery(api, ''));
  const to = { to: '/$region/products/$', className: classes.link } as const;
  return (
    <nav aria-label={formatMessage(messages.menu)}>
      <MenuGroup title={messages.products} startsOpen>
        <li>
          <Link {...to} params={{ _splat: '' }} data-all activeOptions={{ exact: true }} text={messages.allProducts} />
        </li>
        {range?.childrenList.map(({ segment, productName }) => (
          <li key={segment}>
            <Link {...to} params={{ _splat: segment }}>
              <CatalogueWord word={productName} />
            </Link>
          </li>
        ))}
        {isError && <li className={classes.note}>{formatMessage(messages.menuFailed)}</li>}
      </MenuGroup>
      <MenuGroup title={messages.services}>
        <Entries entries={servicesGroup} />
        <li>
          <TechnicalDataLink className={classes.link} />
        </li>
      </MenuGroup>
      <MenuGroup title={messages.about}>
        <Entries entries={aboutGroup} />
        <li>
          <SocialLink className={classes.link} />
        </li>
      </MenuGroup>
      <div className={classes.foot}>
        <LanguageSwitch />
        <RegionSwitch />
      </div>
    </nav>
  );
};
