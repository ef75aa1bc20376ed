import { Factories } from '@cyclonedx/cyclonedx-library/Contrib/License';
import { ComponentType } from '@cyclonedx/cyclonedx-library/Enums';
import { Bom, Component } from '@cyclonedx/cyclonedx-library/Models';
import { JSON as Json, JsonSerializer } from '@cyclonedx/cyclonedx-library/Serialize';
import { Spec1dot6 } from '@cyclonedx/cyclonedx-library/Spec';
import { PackageURL } from 'packageurl-js';
import parse from 'spdx-expression-parse';
import { type Package, refusals } from '../licences/packages.ts';

const licenceOf = new Factories.LicenseFactory(parse);

const componentOf = ({ name, version, license }: Package): Component => {
  const [group, ownName = name] = name.startsWith('@') ? name.split('/') : [undefined, name];
  const purl = new PackageURL('npm', group, ownName, version, undefined, undefined).toString();
  const component = new Component(ComponentType.Library, ownName, { group, version, purl, bomRef: purl });
  if (license) component.licenses.add(licenceOf.makeFromString(license));
  return component;
};

/**
 * The bill of materials of an image in CycloneDX 1.6, as JSON: the same text for the same packages. Throws if the licence of one
 * is not accepted.
 */
export const billOf = (image: Pick<Package, 'name' | 'version'>, packages: readonly Package[]): string => {
  const refused = refusals(packages);
  if (refused.length > 0) throw new Error(`${image.name}: ${refused.join('; ')}`);
  const bom = new Bom();
  const program = new Component(ComponentType.Application, image.name, { version: image.version, bomRef: image.name });
  bom.metadata.component = program;
  for (const component of packages.map(componentOf)) {
    bom.components.add(component);
    program.dependencies.add(component.bomRef);
  }
  const serializer = new JsonSerializer(new Json.Normalize.Factory(Spec1dot6));
  return serializer.serialize(bom, { sortLists: true, space: 2 });
};
