/** The parts of one feature that stand on screens of another, in one file that is fetched when the first of them is shown. */
export { ToCalendar } from '../features/calendar/parts/to-calendar.tsx';
export { StartCooking } from '../features/cooking/parts/start-cooking.tsx';
export { AddToDiary } from '../features/diary/parts/add/add-to-diary.tsx';
export { PlanExportMenu } from '../features/sharing/parts/plan-export-menu.tsx';
export { PlanSheet } from '../features/sharing/parts/plan-sheet.tsx';
