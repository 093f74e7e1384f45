import { describe, expect, it } from 'vitest';
import { PLAN_SETTINGS, planRules, planSettingValue, isPlanSetting, stopMinutes } from './rules.ts';

describe('the rules of a plan', () => {
  it('has the default of every setting that is missing or out of its limits', () => {
    const defaults = Object.fromEntries(
      Object.entries(PLAN_SETTINGS).map(([name, setting]) => [name, setting.default]),
    );
    expect(planRules([])).toEqual(defaults);
    const odd = ['', '-1', '1.5', ' 5', '61', 'many', null].map((value) => ({ variable: 'planTolerance', value }));
    for (const setting of odd) expect(planRules([setting]).planTolerance).toBe(10);
  });

  it('takes what the organisation set', () => {
    const rules = planRules([
      { variable: 'planTolerance', value: '0' },
      { variable: 'planStopWheelchair', value: '7' },
      { variable: 'somethingElse', value: '3' },
    ]);
    expect(rules.planTolerance).toBe(0);
    expect(stopMinutes(rules, 'wheelchair')).toBe(7);
    expect(stopMinutes(rules, 'foot')).toBe(2);
  });

  it('lets no stop be shorter than conflicts reckon with, since a plan would seem to break a rule', () => {
    expect(planSettingValue('planStopStretcher', '7')).toBeUndefined();
    expect(planSettingValue('planStopStretcher', '8')).toBe(8);
  });

  it('knows its settings by name', () => {
    expect(['planKmCost', 'planningSlack', 'toString'].map(isPlanSetting)).toEqual([true, false, false]);
  });
});
