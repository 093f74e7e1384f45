import contract from '@navette/openapi/document' with { type: 'json' };

/** A property of a form in the contract, as far as tests read it. */
export interface Property {
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly minLength?: number;
  readonly format?: string;
  readonly pattern?: string;
  readonly readOnly?: boolean;
}

/** A form of the contract. */
export interface ContractForm {
  readonly properties: Readonly<Record<string, Property>>;
  readonly required: readonly string[];
}

const { CareCenterForm, ClientForm, DestinationForm, DriverForm, InsuranceForm, MCodeForm, UserForm } =
  contract.components.schemas;

/** A form without what only the server writes: a record that is sent back may hold it, and no form does. */
const written = <Form extends ContractForm>(form: Form): Form => ({
  ...form,
  properties: Object.fromEntries(Object.entries(form.properties).filter(([, property]) => !property.readOnly)),
});

/** The forms of the contract that this remote sends. */
export const contractForms = {
  CareCenterForm: written(CareCenterForm),
  ClientForm: written(ClientForm),
  DestinationForm: written(DestinationForm),
  DriverForm: written(DriverForm),
  InsuranceForm: written(InsuranceForm),
  MCodeForm: written(MCodeForm),
  UserForm: written(UserForm),
} as const satisfies Readonly<Record<string, ContractForm>>;

/** The texts of a form, with the most characters each may have; dates and phones, which are no free text, are not among them. */
export const textLimits = ({ properties }: ContractForm): [name: string, most: number][] =>
  Object.entries(properties).flatMap(([name, { maxLength, format, pattern }]) =>
    maxLength === undefined || pattern !== undefined || (format !== undefined && format !== 'email')
      ? []
      : [[name, maxLength] satisfies [string, number]],
  );

/** The numbers of a form, with the least and the greatest. */
export const numberLimits = ({ properties }: ContractForm): [name: string, least: number, greatest: number][] =>
  Object.entries(properties).flatMap(([name, { minimum, maximum }]) =>
    minimum === undefined || maximum === undefined ? [] : [[name, minimum, maximum] satisfies [string, number, number]],
  );
