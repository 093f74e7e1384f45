/** vis-timeline and its dependencies, in the chunk of the board. */
import moment from 'moment';
import 'moment/locale/fr';
import 'moment/locale/nl';
import 'vis-timeline/styles/vis-timeline-graph2d.min.css';
import './board.css';

export { moment };
export { DataSet } from 'vis-data/esnext';
export { Timeline } from 'vis-timeline/esnext';
