import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useApi } from '../../../shared/http/api-context.ts';
import { hideIfPersonal } from '../../../shared/search/hide-if-personal.ts';
import { type ChosenVehicle, finderReset, vehicleChosen } from '../../../shared/store/finder-slice.ts';
import { useAppDispatch, useAppSelector } from '../../../shared/store/store.ts';
import { categoriesQuery } from '../api/category-queries.ts';
import { vehicleQuery } from '../api/vehicle-queries.ts';
import type { FinderSearch } from '../model/finder-search.ts';
import { labelOfSlug, vehicleLabel } from '../model/vehicle-label.ts';

const byAddress = (vehicleSlug: string) => ({ vehicleSlug, vehicleID: '', vehicleKType: '' });

/** Reads the search from the URL, loads the data for it, and offers the navigation from there. */
export const useFinder = (search: FinderSearch) => {
  const api = useApi();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const stored = useAppSelector((state) => state.finder.vehicle);
  const { choose = false, ...asked } = search;
  const untouched = Object.keys(asked).length === 0;
  const slug = search.vehicle ?? '';

  const go = (next: FinderSearch, replace = false) =>
    void navigate({ to: '/$region/parts-finder', params: { region: api.region }, search: next, replace });

  // If the URL names no search, the page shows the vehicle of the last visit. Its slug is added to the URL.
  useEffect(() => {
    if (untouched && !choose && stored) go({ vehicle: stored.vehicleSlug }, true);
  });

  const { data: named = null } = useQuery({ ...vehicleQuery(api, slug), enabled: slug !== '' });
  const known = stored && stored.vehicleSlug === slug ? stored : named;
  const label = slug ? (known ? vehicleLabel(known) : labelOfSlug(slug)) : null;
  // A category search without a vehicle is narrowed by the whole tree.
  const categories = useQuery(categoriesQuery(api, slug || search.category ? (known ?? byAddress(slug)) : null));
  const isAsked = ({ categoryName }: { categoryName: string }) => !slug && categoryName === search.category;
  const top =
    categories.data?.find((category) => category.categoryID === search.top || isAsked(category)) ??
    // A category search may name a subcategory.
    categories.data?.find(({ partSubCategorys }) => partSubCategorys.some(isAsked));
  const sub = top?.partSubCategorys.find((each) => each.categoryID === search.sub || isAsked(each));

  return {
    slug,
    label,
    choosing: choose,
    untouched,
    categories,
    top,
    sub,
    openDialog: () => go({ ...asked, choose: true }, true),
    closeDialog: () => go(asked, true),
    searchPart: (part: string) => {
      hideIfPersonal(part);
      go({ part, vehicle: search.vehicle });
    },
    searchKeywords: (keywords: string) => {
      hideIfPersonal(keywords);
      go({ keywords, vehicle: search.vehicle });
    },
    chooseVehicle: (vehicle: ChosenVehicle) => {
      dispatch(vehicleChosen(vehicle));
      go({ vehicle: vehicle.vehicleSlug });
    },
    forgetVehicle: () => dispatch(finderReset()),
    reset: () => {
      dispatch(finderReset());
      go({});
    },
  };
};
