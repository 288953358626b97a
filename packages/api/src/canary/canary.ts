import "xstate"
