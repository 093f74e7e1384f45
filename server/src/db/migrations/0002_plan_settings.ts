import { type Kysely, sql } from 'kysely';

/** The settings of planning a day, so that the list of settings shows them. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    insert into setting (variable, value) values
      ('planTolerance', '10'), ('planEarlyArrival', '45'), ('planReturnWait', '10'),
      ('planStopFoot', '2'), ('planStopWheelchair', '5'), ('planStopStretcher', '8'),
      ('planLongestDay', '10'), ('planFairDay', '9'), ('planBreak', '0'), ('planSharedDetour', '0'),
      ('planDriverCost', '100'), ('planKmCost', '35'), ('planHourCost', '10'),
      ('planOtherDriverCost', '100'), ('planUnknownDriverCost', '30'), ('planChangeCost', '10')
    on conflict (variable) do nothing
  `.execute(db);
};
